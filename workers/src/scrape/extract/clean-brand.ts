const MAX_BRAND = 60;
const LETTER = /\p{L}/u;
const LABEL =
  /^[^:：]{0,40}\b(?:brand|marke|marca|marque|merk|manufacturer|hersteller)\s{0,3}[:：]\s{0,3}|^by\s+/i;
const ROLE = /\s*\((?:author|autor|auteur|autore|illustrator)\)$/i;
const LINK_TEXTS: readonly RegExp[] = [
  /^visit the (.+?) (?:store|shop|page)$/i,
  /^besuchen sie den (.+?)[- ](?:store|shop)$/i,
  /^(?:visita la tienda de|visitez la boutique|visita lo store di|visite a loja d[ae]) (.+)$/i,
  /^(?:shop|view|see|browse) (?:all|more)(?: from| by)? (.+?)(?: products)?$/i,
  /^more (?:from|by) (.+)$/i,
];
const NO_BRAND =
  /^(?:n\/?a|none|null|undefined|unknown|no brand|unbranded|generic|not applicable)$/i;
const ADDRESS = /^(?:https?:|www\.)/i;

export function cleanBrand(written: string): string | null {
  const bare = written.trim().replace(LABEL, '').replace(ROLE, '');
  const linked = LINK_TEXTS.map((pattern) => pattern.exec(bare)?.[1]).find((name) => name);
  const brand = (linked ?? bare).trim();
  const isName =
    LETTER.test(brand) &&
    brand.length <= MAX_BRAND &&
    !NO_BRAND.test(brand) &&
    !ADDRESS.test(brand);
  return isName ? brand : null;
}
