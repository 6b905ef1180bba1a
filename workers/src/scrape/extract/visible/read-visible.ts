import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/page-index.ts';
import { visibleText } from '../../page/text.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';
import { findStockTexts, type StockText } from './read-stock.ts';
import { readBrand } from './read-brand.ts';
import { findCartButtons, outsideOfCards } from './cart-buttons.ts';
import { findHeadings, type Heading } from './main-heading.ts';
import { findPictures, type Picture } from './pictures.ts';
import type { PriceTag } from './relate-prices.ts';
import { findPriceTags } from './price-tags.ts';
import { scorePriceTags, type ScoredPriceTag } from './score-price-tags.ts';

export interface VisibleFacts extends ProductFacts {
  readonly headings: readonly Heading[];
  readonly pictures: readonly Picture[];
  readonly tags: readonly ScoredPriceTag[];
  readonly strikethroughPrices: readonly number[];
  readonly cartButtons: number;
  readonly singleButtons: readonly Spot[];
  readonly canBuy: boolean;
  readonly isSoldOut: boolean;
  readonly stockTexts: readonly StockText[];
  readonly buttonTexts: readonly string[];
  readonly sectionTexts: readonly string[];
  readonly isNamedAsProduct: boolean;
}

/** A heading below this confidence may belong to a card. */
const MIN_HEADING_CONFIDENCE = 0.3;

/** Drops $22999 beside $229.99: the same price with its cents set apart by style only. */
function withoutLostDecimals(tags: readonly PriceTag[]): PriceTag[] {
  const amounts = new Set(tags.map(({ amount }) => amount));
  return tags.filter(
    ({ amount }) => !Number.isInteger(amount) || amount < 100 || !amounts.has(amount / 100),
  );
}

const MAX_LANDMARKS = 2;
const SECTION_TAGS = ['h2', 'h3', 'h4'];
const MAX_SECTIONS = 60;

const readSections = ({ index: { byTag } }: Page): string[] =>
  SECTION_TAGS.flatMap((tag) => byTag.get(tag) ?? [])
    .filter(({ secondarySection }) => secondarySection === null)
    .slice(0, MAX_SECTIONS)
    .map(({ element }) => visibleText(element.children, { limit: 200 }));

export function readVisible(page: Page): VisibleFacts {
  const headings = findHeadings(page);
  const heading = headings[0] ?? null;
  const { spots: buttons, pressable, isSoldOut, texts } = findCartButtons(page);
  const landmarks = {
    page,
    heading: heading && heading.confidence >= MIN_HEADING_CONFIDENCE ? heading.spot : null,
    buttons,
  };
  const singleButtons = outsideOfCards(buttons);
  const tags = scorePriceTags(withoutLostDecimals(findPriceTags(page)), landmarks).sort(
    (a, b) => b.score - a.score,
  );
  const [best] = tags;
  const pictures = findPictures(page, heading?.text ?? null, heading?.spot.at ?? null);
  return {
    ...NO_FACTS,
    source: 'visible',
    brand: readBrand(page),
    name: heading?.text ?? null,
    images: pictures.map(({ address }) => address),
    headings,
    pictures,
    tags,
    strikethroughPrices: tags
      .filter(({ tag, isSecondary }) => tag.struck && !isSecondary)
      .map(({ tag }) => tag.amount),
    cartButtons: buttons.length,
    singleButtons,
    canBuy: pressable.length > 0,
    isSoldOut,
    stockTexts: findStockTexts(page, [
      ...(landmarks.heading ? [landmarks.heading] : []),
      ...buttons.slice(0, MAX_LANDMARKS),
      ...(best && !best.isSecondary ? [best.tag.spot] : []),
    ]),
    buttonTexts: texts,
    sectionTexts: readSections(page),
    isNamedAsProduct: heading !== null && heading.isProductName && heading.confidence >= 0.8,
  };
}
