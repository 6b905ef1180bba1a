import { isMetaProduct } from '../extract/data/read-meta.ts';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Sources } from '../extract/sources.ts';
import type { Page } from '../page/page.ts';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import { namesProduct, urlKind, hasListTitle } from '../page/url-kind.ts';
import { nonProductKind } from './non-product-page.ts';
import { pageSubjects } from '../extract/main-product.ts';
import { normalizeName, wordOverlap } from '../page/similarity.ts';

const MANY_BUTTONS = 6;

const isPriced = ({ offers }: ProductFacts) => offers.some(({ amount }) => amount !== null);

function isSelling({ viewed, meta, page, visible }: Sources): boolean {
  return (
    isMetaProduct(page) ||
    viewed !== null ||
    isPriced(meta) ||
    visible.cartButtons > 0 ||
    visible.isSoldOut ||
    visible.isNamedAsProduct
  );
}

function addressWeight({ page }: Sources): number {
  const kind = urlKind(page);
  if (kind === 'product') return 0.2;
  if (kind === 'list' || kind === 'search') return -0.35;
  return 0;
}

function buttonWeight({ cartButtons, singleButtons, isSoldOut, tags }: VisibleFacts): number {
  if (cartButtons === 0) return isSoldOut ? 0.2 : 0;
  // The cards of a short list have a button each.
  if (tags[0]?.isCard && singleButtons.length > 1) return 0;
  return singleButtons.length > 0 && singleButtons.length < MANY_BUTTONS ? 0.2 : -0.3;
}

/** Lowers the score of structured data that neither title nor heading mentions: it may be an advertised product. */
function nameFit(sources: Sources): number {
  const { page, structured, isList } = sources;
  const subjects = pageSubjects(page);
  const isSubject = structured.some(
    ({ name, source }) =>
      name !== null &&
      (source === 'shop-rule' || subjects.some((each) => wordOverlap(name, each) >= 0.3)),
  );
  const kind = urlKind(page);
  if (kind === 'search' || isCategory(sources)) return A_LIST;
  if (kind === 'list') return structured.some(({ name }) => isHeading(name, page)) ? 1 : A_LIST;
  return isList && !isSubject && subjects.length > 0 ? A_LIST : 1;
}

const A_LIST = 0.2;

const isHeading = (name: string | null, { headings }: Page) =>
  name !== null && headings.some((heading) => normalizeName(heading) === normalizeName(name));

/** Shops describe a category as one product whose offers range from its cheapest to its dearest. */
function isCategory({ structured, visible }: Sources): boolean {
  const [best] = visible.tags;
  const isRange = structured.some(({ offers }) =>
    offers.some(({ amount, upTo }) => amount !== null && upTo && upTo > amount),
  );
  if (!isRange) return false;
  if (best) return best.isCard && !best.isSecondary;
  // Nothing is shown yet: a range alone, without a number, a picture or stock, describes no product.
  return structured.every(
    ({ isNumbered, images, offers }) =>
      !isNumbered && images.length === 0 && offers.every(({ availability }) => !availability),
  );
}

const SHOWN_PRICE = 0.4;
const LABELLED_PRICE = 0.62;

function productScore(sources: Sources): number {
  const { page, structured, viewed, meta, visible, isList } = sources;
  if (structured.length > 0) return nameFit(sources);
  const [best] = visible.tags;
  // An amount alone is a rate, a salary or a number in a text, and news, too, have numbers in their addresses.
  const least = namesProduct(page) ? SHOWN_PRICE : LABELLED_PRICE;
  const isPlain = best !== undefined && best.score >= least && urlKind(page) === 'product';
  if (!(isSelling(sources) || isPlain)) return 0;
  let score = Math.max(0, visible.headings[0]?.confidence ?? 0) * 0.45;
  score += Math.min(visible.tags[0]?.score ?? 0, 0.8) * 0.4;
  score += addressWeight(sources) + buttonWeight(visible);
  if (best?.isCard) score -= 0.4;
  if (isMetaProduct(page)) score += 0.5;
  if (viewed) score += 0.5;
  if (isPriced(meta)) score += 0.4;
  if (visible.isNamedAsProduct) score += 0.2;
  if (isList) score -= 0.5;
  if (hasListTitle(page)) score -= 0.5;
  const isHome = urlKind(page) === 'home' && !(visible.isNamedAsProduct || isMetaProduct(page));
  return isHome || urlKind(page) === 'search' ? Math.min(score, A_LIST) : score;
}

export interface ProductVerdict {
  readonly isProduct: boolean;
  /** It is sold, at whatever price. */
  readonly isOffered: boolean;
  readonly reason: string;
}

const ENOUGH = 0.3;

/** Kinds of pages that sell no single product are refused first, whatever else the page looks like. */
export function judgeProduct(sources: Sources): ProductVerdict {
  const isOffered = sources.structured.length > 0 || isSelling(sources);
  const kind = nonProductKind(sources);
  if (kind) return { isProduct: false, isOffered, reason: kind };
  const score = productScore(sources);
  return { isProduct: score >= ENOUGH, isOffered, reason: `score ${score.toFixed(2)}` };
}
