import type { Page } from '../../page/page.ts';
import { visibleText } from '../../page/text.ts';
import { NO_FACTS, type ProductFacts } from '../product-facts.ts';
import { findCartButtons } from './cart-buttons.ts';
import { findHeadings, type Heading } from './main-heading.ts';
import { findPictures, type Picture } from './pictures.ts';
import { findPriceTags, type PriceTag } from './price-tags.ts';
import { weighTags, type WeighedTag } from './weigh-price.ts';

export interface VisibleFacts extends ProductFacts {
  readonly headings: readonly Heading[];
  readonly pictures: readonly Picture[];
  readonly tags: readonly WeighedTag[];
  /** Prices that are struck through: what something used to cost. */
  readonly struck: readonly number[];
  readonly cartButtons: number;
  /** The texts of buttons and links, and those of smaller headings, outside of menus and the like. */
  readonly buttonTexts: readonly string[];
  readonly sectionTexts: readonly string[];
  /** Prices that stand in cards, as in a list of products. */
  readonly cards: number;
  /** Its heading repeats the title and is called a product's name. */
  readonly isNamedAsProduct: boolean;
}

/** Below this, a heading may be that of a card. */
const A_HEADING = 0.3;

/** $22999 beside $229.99 is the same price whose cents only style sets apart. */
function withoutLostPoints(tags: readonly PriceTag[]): PriceTag[] {
  const amounts = new Set(tags.map(({ amount }) => amount));
  return tags.filter(
    ({ amount }) => !Number.isInteger(amount) || amount < 100 || !amounts.has(amount / 100),
  );
}

const SECTION_TAGS = ['h2', 'h3', 'h4'];
const MAX_SECTIONS = 60;

const readSections = ({ survey: { byTag } }: Page): string[] =>
  SECTION_TAGS.flatMap((tag) => byTag.get(tag) ?? [])
    .filter(({ aside }) => aside === null)
    .slice(0, MAX_SECTIONS)
    .map(({ element }) => visibleText(element.children, { limit: 200 }));

export function readVisible(page: Page): VisibleFacts {
  const headings = findHeadings(page);
  const heading = headings[0] ?? null;
  const { spots: buttons, isSoldOut, texts } = findCartButtons(page);
  const landmarks = {
    heading: heading && heading.confidence >= A_HEADING ? heading.spot : null,
    buttons: buttons.filter(({ aside }) => aside === null),
  };
  const tags = weighTags(withoutLostPoints(findPriceTags(page)), landmarks).sort(
    (a, b) => b.worth - a.worth,
  );
  const [best] = tags;
  const availability = isSoldOut ? 'out-of-stock' : null;
  const pictures = findPictures(page, heading?.text ?? null, heading?.spot.at ?? null);
  return {
    ...NO_FACTS,
    source: 'visible',
    name: heading?.text ?? null,
    images: pictures.map(({ address }) => address),
    offers: best
      ? [
          {
            amount: best.tag.amount,
            currency: best.tag.currency,
            availability,
            confidence: Math.min(best.worth, 0.85),
          },
        ]
      : availability
        ? [{ amount: null, currency: null, availability, confidence: 0.6 }]
        : [],
    headings,
    pictures,
    tags,
    struck: tags
      .filter(({ tag, isElsewhere }) => tag.struck && !isElsewhere)
      .map(({ tag }) => tag.amount),
    cartButtons: landmarks.buttons.length,
    buttonTexts: texts,
    sectionTexts: readSections(page),
    cards: tags.filter(({ isCard }) => isCard).length,
    isNamedAsProduct: heading !== null && heading.isProductName && heading.confidence >= 0.8,
  };
}
