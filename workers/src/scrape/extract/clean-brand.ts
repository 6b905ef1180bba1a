import { oneOf } from '../vocabulary/vocabulary.ts';

const MAX_BRAND = 60;
const LETTER = /\p{L}/u;
const LABEL = new RegExp(
  `^[^:：]{0,40}?(?:${oneOf('brandLabel')})\\s{0,3}[:：]\\s{0,3}|^by\\s+`,
  'iu',
);
const PERSON =
  /\((?:author|autora?|auteur|autore|autorin|auteure|forfatter|författare|författare|schrijver|yazar|著|作者|reader|narrator|erzähler|illustrat\w*|editor|herausgeber|actor|director|artist|performer|composer|translator|übersetzer|traduct\w*)[^)]{0,30}\)/iu;
const RATING =
  /^\d[.,]\d\b|\d(?:[.,]\d)?\s?(?:out of|von|sur|de|su|van|av|z|\/)\s?5\b|\b(?:stars?|ratings?|reviews?|bewertungen|sternen?|étoiles|estrellas|stelle|avis)\b/i;
const LINK_TEXTS: readonly RegExp[] = [
  /^visit the (.+?) (?:store|shop|page|storefront)$/i,
  /^besuche(?:n sie)? den (.+?)[- ](?:store|shop)$/i,
  /^(?:visitar? la tienda de|visite[rz] la boutique(?: de)?|visita lo store di|visit(?:e|ar) a loja(?: d[aeo])?|odwiedź sklep|besök|bezoek de|besøg|besøk) (.+?)(?:[- ](?:winkel|store|butiken|butikken))?$/i,
  /^(.+?) (?:mağazasını|store['’]?[uü]?)\s?ziyaret (?:edin|et)$/i,
  /^(.+?)のストアを表示$/,
  /^(.+?) (?:स्टोर पर जाएं|स्टोर पर जाएँ)$/,
  /^(?:قم بزيارة متجر|زيارة متجر|تفضل بزيارة متجر) (.+)$/,
  /^访问\s?(.+?)\s?(?:品牌)?(?:旗舰店|店铺)$/,
  /^(?:shop|view|see|browse) (?:all|more)(?: from| by)? (.+?)(?: products)?$/i,
  /^more (?:from|by) (.+)$/i,
];
const NO_BRAND =
  /^(?:n\/?a|none|null|undefined|unknown|no brand|unbranded|generic|not applicable)$/i;
const ADDRESS = /^(?:https?:|www\.)/i;
const PLACEHOLDER = /^[$%{<[]/;

export function cleanBrand(written: string): string | null {
  const bare = written.trim().replace(LABEL, '');
  const linked = LINK_TEXTS.map((pattern) => pattern.exec(bare)?.[1]).find((name) => name);
  const brand = (linked ?? bare).trim();
  const isName =
    LETTER.test(brand) &&
    !PERSON.test(written) &&
    !RATING.test(brand) &&
    brand.length <= MAX_BRAND &&
    !NO_BRAND.test(brand) &&
    !PLACEHOLDER.test(brand) &&
    !ADDRESS.test(brand);
  return isName ? brand : null;
}
