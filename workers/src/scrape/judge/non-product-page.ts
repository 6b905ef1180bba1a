import NAMES from '../extract/data/names.json' with { type: 'json' };
import type { Sources } from '../extract/sources.ts';
import type { Page } from '../page/page.ts';
import { findPrices } from '../price/parse-price.ts';
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
  [path('pathPlans', '/?$'), 'plans'],
  [path('pathAccount', '(?:\\.\\w{2,5}|/)?$'), 'account'],
];

const IS_CART = nothingBut('pageCart');
const DONATES = nothingBut('buttonDonate');
/** Buttons in the place of the one to buy. */
const KINDS_BY_BUTTON: readonly (readonly [button: RegExp, kind: string])[] = [
  [nothingBut('buttonApply'), 'job'],
  [nothingBut('buttonBook'), 'booking'],
];
const RATES = saying('pageRate');
const NO_RESULTS = saying('pageNoResults');
const PARKED = saying('pageParked');
const SELLS_ITSELF = new RegExp(`^\\S{1,60}\\.\\p{L}{2,}\\s(?:${oneOf('pageForSale')})`, 'iu');
const INGREDIENTS = new RegExp(`^(?:${oneOf('pageIngredients')})`, 'iu');
const METHOD = new RegExp(`^(?:${oneOf('pageMethod')})`, 'iu');
const BEGINNING = 1_000;

const titlesOf = ({ title, headings }: Page) => [title ?? '', ...headings];
const says = (page: Page, pattern: RegExp) =>
  [...titlesOf(page), page.text.slice(0, BEGINNING)].some((each) => pattern.test(each));

function kindByWords({ page, visible }: Sources): string | null {
  const titles = titlesOf(page);
  if (titles.some((text) => IS_CART.test(text))) return 'cart';
  if (says(page, PARKED) || titles.some((text) => SELLS_ITSELF.test(text))) return 'parked domain';
  if (says(page, NO_RESULTS)) return 'list';
  if (visible.buttonTexts.some((text) => DONATES.test(text))) return 'donation';
  if (titles.some((text) => RATES.test(text))) return 'rate';
  // "Is the lamp worth $300?"
  const canAdd = visible.singleButtons.some(({ element }) => element.name !== 'a');
  if (!canAdd && page.headings.some((heading) => findPrices(heading).length > 0)) return 'article';
  if (visible.cartButtons > 0) return null;
  const byButton = KINDS_BY_BUTTON.find(([button]) =>
    visible.buttonTexts.some((text) => button.test(text)),
  );
  if (byButton) return byButton[1];
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
