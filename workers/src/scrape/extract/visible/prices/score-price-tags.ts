import type { Element } from 'domhandler';
import type { Spot } from '../../../page/page-index.ts';
import type { PriceTag } from './price-tags.ts';

interface Landmarks {
  readonly heading: Spot | null;
  readonly buttons: readonly Spot[];
}

export interface ScoredPriceTag {
  readonly tag: PriceTag;
  readonly score: number;
  readonly isSecondary: boolean;
  readonly isCard: boolean;
}

// Distances in elements: shops show the price within a screen of the name.
const NEAR = 400;
const FAR_ABOVE = -80;

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

const MAX_BESIDE_DISTANCE = 40;

function markOldPrices(tags: readonly PriceTag[]): PriceTag[] {
  const now = tags.filter(({ struck, perhapsOld, other }) => !struck && !perhapsOld && !other);
  return tags.map((tag) => {
    const isReduced = now.some(
      ({ amount, spot }) =>
        amount < tag.amount &&
        amount > tag.amount / 10 &&
        Math.abs(spot.at - tag.spot.at) <= MAX_BESIDE_DISTANCE &&
        spot.secondarySection === tag.spot.secondarySection,
    );
    return tag.perhapsOld && isReduced ? { ...tag, struck: true } : tag;
  });
}

export function scorePriceTags(
  found: readonly PriceTag[],
  { heading, buttons }: Landmarks,
): ScoredPriceTag[] {
  const tags = markOldPrices(found);
  const cards = findCardShapes(tags);
  const repeated = new Map<number, number>();
  for (const { amount, spot } of tags)
    if (spot.secondarySection === null) repeated.set(amount, (repeated.get(amount) ?? 0) + 1);
  const isElsewhere = ({ spot }: PriceTag) =>
    spot.secondarySection !== null && !contains(spot.secondarySection, heading);
  const main = tags.filter(
    (tag) => tag.currency !== null && !tag.struck && !tag.saysOther && !isElsewhere(tag),
  );
  const hasOne = new Set(main.map(({ amount }) => amount)).size === 1;
  return tags.map((tag) => {
    const { spot } = tag;
    const isSecondary = isElsewhere(tag);
    const below = heading ? spot.at - heading.at : -1;
    const isOnly = hasOne && main.includes(tag) && below >= 0 && below < NEAR;
    let score = tag.labelled ? 0.3 : 0.12;
    if (tag.currency !== null) score += 0.14;
    if (tag.current) score += 0.07;
    if (heading) {
      const distance = spot.at - heading.at;
      if (distance >= 0 && distance < NEAR) score += 0.06 + 0.18 * (1 - distance / NEAR) ** 2;
      else if (distance >= 0) score -= 0.05;
      else if (distance < FAR_ABOVE) score -= 0.15;
    }
    const toButton = Math.min(...buttons.map((button) => Math.abs(button.at - spot.at)));
    if (toButton < NEAR) score += 0.1 * (1 - toButton / NEAR);
    if ((repeated.get(tag.amount) ?? 0) > 1) score += 0.06;
    if (tag.perhapsOld) score -= 0.08;
    const isCard = cards.has(shapeOf(tag));
    if (isCard) score -= 0.3;
    // The only amount of the page is its price, whatever else its labels say.
    if (isOnly) score += 0.1;
    else if (tag.other) score -= 0.3;
    if (tag.struck) score -= 0.4;
    if (isSecondary) score -= 0.3;
    return { tag, score: Math.max(0, score), isSecondary, isCard };
  });
}
