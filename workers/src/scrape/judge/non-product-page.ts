import NAMES from '../extract/data/names.json' with { type: 'json' };
import type { Sources } from '../extract/sources.ts';
import type { Page } from '../page/page.ts';
import { hasListTitle, urlKind } from '../page/url-kind.ts';
import { nothingBut, oneOf, pathWords, saying, type Meaning } from '../vocabulary/vocabulary.ts';

/** Types in the data that say what the page is about, whatever else it describes. */
const KINDS: Readonly<Record<string, string>> = NAMES.kinds;
/** Types that pages of products hold, too. */
const KINDS_WITHOUT_PRODUCT: Readonly<Record<string, string>> = NAMES.kindsWithoutProduct;
const KINDS_BY_PREVIEW: readonly (readonly [type: RegExp, kind: string])[] = [
  [/^(?:article|blog)\b/i, 'article'],
  [/(?:^|[:.])recipe$/i, 'recipe'],
  [/(?:^|[:.])(?:job|jobposting)$/i, 'job'],
  [/(?:^|[:.])event$/i, 'event'],
  [/^profile\b/i, 'profile'],
  [/^(?:video|music)\b/i, 'video'],
];
const path = (meaning: Meaning, end: string) => new RegExp(`/(?:${pathWords(meaning)})${end}`, 'i');
const KINDS_BY_PATH: readonly (readonly [path: RegExp, kind: string])[] = [
  [path('pathCart', '(?:\\.\\w{2,5}|/(?:view|index|contents?|overview)?)?$'), 'cart'],
  [path('pathDonation', '(?:/|$)'), 'donation'],
  [path('pathJob', '/[^/]'), 'job'],
  [path('pathAccount', '(?:\\.\\w{2,5}|/)?$'), 'account'],
];

const IS_CART = nothingBut('pageCart');
const DONATES = nothingBut('buttonDonate');
const APPLIES = nothingBut('buttonApply');
const NO_RESULTS = saying('pageNoResults');
const PARKED = saying('pageParked');
const SELLS_ITSELF = new RegExp(`^\\S{1,60}\\.\\p{L}{2,}\\s(?:${oneOf('pageForSale')})`, 'iu');
const INGREDIENTS = new RegExp(`^(?:${oneOf('pageIngredients')})`, 'iu');
const METHOD = new RegExp(`^(?:${oneOf('pageMethod')})`, 'iu');
const BEGINNING = 1_000;

const says = ({ title, headings, text }: Page, pattern: RegExp) =>
  [title ?? '', ...headings, text.slice(0, BEGINNING)].some((each) => pattern.test(each));

function kindByWords({ page, visible }: Sources): string | null {
  const { title, headings } = page;
  if (headings.some((heading) => IS_CART.test(heading)) || IS_CART.test(title ?? '')) return 'cart';
  if (says(page, PARKED) || [title ?? '', ...headings].some((text) => SELLS_ITSELF.test(text)))
    return 'parked domain';
  if (says(page, NO_RESULTS)) return 'list';
  if (visible.buttonTexts.some((text) => DONATES.test(text))) return 'donation';
  if (visible.cartButtons > 0) return null;
  if (visible.buttonTexts.some((text) => APPLIES.test(text))) return 'job';
  const { sectionTexts } = visible;
  return sectionTexts.some((text) => INGREDIENTS.test(text)) &&
    sectionTexts.some((text) => METHOD.test(text))
    ? 'recipe'
    : null;
}

/** The data describes a product with a number or an offer. */
const isDescribed = ({ structured }: Sources) =>
  structured.some(
    ({ source, offers, isNumbered, name }) =>
      name !== null && (source === 'shop-rule' || isNumbered || offers.length > 0),
  );

function kindByData(sources: Sources): string | null {
  const { page, types, visible } = sources;
  const described = isDescribed(sources);
  const find = (kinds: Readonly<Record<string, string>>) =>
    [...types].flatMap((type) => kinds[type] ?? [])[0] ?? null;
  const kind = find(KINDS);
  // A ticket that the page itself sells is a gift, as is a thing that its shop describes in an article.
  const isSold = visible.singleButtons.length > 0 && (described || kind === 'event');
  if (kind !== null && !isSold) return kind;
  // Shops whose pages are made of articles say that this one is about an item.
  if (described || isSold || types.has('itempage')) return null;
  const written = page.meta.get('og:type') ?? [];
  const preview = KINDS_BY_PREVIEW.find(([pattern]) => written.some((type) => pattern.test(type)));
  return find(KINDS_WITHOUT_PRODUCT) ?? preview?.[1] ?? null;
}

/**
 * The kind of a page that is no product, or null. No score overrules it: such a page shows prices, headings and
 * buttons like those of a product.
 */
export function nonProductKind(sources: Sources): string | null {
  const { page, types } = sources;
  const path = KINDS_BY_PATH.find(([pattern]) => pattern.test(page.address.pathname));
  if (path) return path[1];
  if (types.has('searchresultspage') || (urlKind(page) !== 'product' && hasListTitle(page)))
    return 'list';
  return kindByData(sources) ?? (isDescribed(sources) ? null : kindByWords(sources));
}
