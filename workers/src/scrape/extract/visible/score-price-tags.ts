import type { Element } from 'domhandler';
import type { Page } from '../../page/page.ts';
import type { Spot } from '../../page/page-index.ts';
import { isProductPath } from '../../page/url-kind.ts';
import { webAddress } from '../../page/web-address.ts';
import { visibleText } from '../../page/text.ts';
import { saying } from '../../vocabulary/vocabulary.ts';
import type { PriceTag } from './relate-prices.ts';

interface Landmarks {
  readonly page: Page;
  readonly heading: Spot | null;
  readonly buttons: readonly Spot[];
}

export interface ScoredPriceTag {
  readonly tag: PriceTag;
  readonly score: number;
  readonly isSecondary: boolean;
  readonly isCard: boolean;
  readonly isBesideButton: boolean;
  /** An instalment, a saving, shipping… */
  readonly isOther: boolean;
}

// Distances in elements: shops show the price within a screen of the name.
const NEAR = 400;

function contains(aside: Element, spot: Spot | null): boolean {
  for (let around = spot; around; around = around.parent) if (around.element === aside) return true;
  return false;
}

function findCardShapes(tags: readonly PriceTag[]): Set<string> {
  const shapes = Map.groupBy(tags, shapeOf);
  const isList = (alike: readonly PriceTag[]) =>
    alike.length >= MANY || new Set(alike.map(({ amount }) => amount)).size >= SEVERAL;
  return new Set([...shapes].flatMap(([shape, alike]) => (isList(alike) ? shape : [])));
}

const SEVERAL = 3;
const MANY = 6;

const shapeOf = ({ spot }: PriceTag) =>
  [spot, spot.parent, spot.parent?.parent, spot.parent?.parent?.parent]
    .map((each) => `${each?.element.name}.${each?.label.replace(/\d+/g, '#')}`)
    .join('<');

const SECTION_TAGS = ['h2', 'h3', 'h4'];
const IS_ELSEWHERE = saying('sectionElsewhere');

/** From a heading such as "Similar products" to the next one. */
function elsewhereSections({ heading, page: { index } }: Landmarks): [from: number, to: number][] {
  const titles = SECTION_TAGS.flatMap((tag) => index.byTag.get(tag) ?? [])
    .filter(({ at }) => at > (heading?.at ?? 0))
    .toSorted((a, b) => a.at - b.at);
  return titles.flatMap(({ at, element }, place): [number, number][] =>
    IS_ELSEWHERE.test(visibleText(element.children, { limit: 100 }))
      ? [[at, titles[place + 1]?.at ?? Infinity]]
      : [],
  );
}

const MAX_CARD = 60;

/** In a card that links to another product, or in its link, as recommendations and other sellers are. */
function isOfAnother({ spot }: PriceTag, { heading, page }: Landmarks): boolean {
  let around: Spot | null = spot;
  for (let height = 0; around && height < CARD_LEVELS; height += 1, around = around.parent) {
    const { at, end } = around;
    if (end - at > MAX_CARD || (heading && at <= heading.at && heading.at < end)) return false;
    const inside = page.index.elements.slice(at, height === 0 ? at + 1 : spot.at);
    if (inside.some(({ element }) => leadsToAnother(element, page))) return true;
  }
  return false;
}

const CARD_LEVELS = 6;

function leadsToAnother({ name, attribs }: Element, { address, url }: Page): boolean {
  if (name !== 'a') return false;
  const target = webAddress(attribs.href, url);
  if (target === null) return false;
  const { pathname, search } = new URL(target);
  return pathname !== address.pathname && isProductPath(pathname + search);
}

export function scorePriceTags(tags: readonly PriceTag[], landmarks: Landmarks): ScoredPriceTag[] {
  const { heading, buttons } = landmarks;
  const cards = findCardShapes(tags.filter(({ struck }) => !struck));
  const sections = elsewhereSections(landmarks);
  const isElsewhere = ({ spot }: PriceTag) =>
    (spot.secondarySection !== null && !contains(spot.secondarySection, heading)) ||
    sections.some(([from, to]) => from < spot.at && spot.at < to);
  const main = tags.filter(
    (tag) => tag.currency !== null && !tag.struck && !tag.saysOther && !isElsewhere(tag),
  );
  const hasOne = new Set(main.map(({ amount }) => amount)).size === 1;
  return tags.map((tag) => {
    const { spot } = tag;
    const isSecondary = isElsewhere(tag);
    const below = heading ? spot.at - heading.at : -1;
    const isOnly = hasOne && main.includes(tag) && below >= 0 && below < NEAR;
    let score = tag.labelled ? 0.3 : tag.isSentence ? 0 : 0.12;
    if (tag.currency !== null) score += 0.14;
    if (below >= 0 && below < NEAR) score += 0.06 + 0.18 * (1 - below / NEAR) ** 2;
    const toButton = Math.min(...buttons.map((button) => Math.abs(button.at - spot.at)));
    if (toButton < NEAR) score += 0.1 * (1 - toButton / NEAR);
    const isCard = cards.has(shapeOf(tag)) || isOfAnother(tag, landmarks);
    if (isCard) score -= 0.3;
    // The only amount of the page is its price, whatever else its labels say.
    if (isOnly) score += 0.1;
    else if (tag.other) score -= 0.3;
    if (tag.struck) score -= 0.4;
    if (isSecondary) score -= 0.3;
    return {
      tag,
      score: Math.max(0, score),
      isSecondary,
      isCard,
      isBesideButton: toButton < NEAR,
      isOther: tag.other && !isOnly,
    };
  });
}
