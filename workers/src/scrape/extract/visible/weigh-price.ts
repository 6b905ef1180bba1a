import type { Element } from 'domhandler';
import type { Spot } from '../../page/survey.ts';
import type { PriceTag } from './price-tags.ts';

export interface Landmarks {
  readonly heading: Spot | null;
  readonly buttons: readonly Spot[];
}

export interface WeighedTag {
  readonly tag: PriceTag;
  readonly worth: number;
  readonly isElsewhere: boolean;
  /** One of many alike, as the cards of a list are. */
  readonly isCard: boolean;
}

// A shop puts the price within a screen of the product's name.
const NEAR = 400;
const FAR_ABOVE = -80;

function contains(aside: Element, spot: Spot | null): boolean {
  for (let around = spot; around; around = around.parent) if (around.element === aside) return true;
  return false;
}

/** Cards of other products look like each other: many prices of one shape, each another amount. */
function cardShapes(tags: readonly PriceTag[]): Set<string> {
  const amounts = new Map<string, Set<number>>();
  for (const tag of tags) {
    const shape = shapeOf(tag);
    amounts.set(shape, (amounts.get(shape) ?? new Set()).add(tag.amount));
  }
  return new Set([...amounts].filter(([, { size }]) => size >= 3).map(([shape]) => shape));
}

const shapeOf = ({ spot }: PriceTag) =>
  [spot, spot.parent, spot.parent?.parent, spot.parent?.parent?.parent]
    .map((each) => `${each?.element.name}.${each?.label.replace(/\d+/g, '#')}`)
    .join('<');

const BESIDE = 40;

/** What may be an old price is one when a lower price stands beside it. */
function withOldOnes(tags: readonly PriceTag[]): PriceTag[] {
  const now = tags.filter(({ struck, perhapsOld, other }) => !struck && !perhapsOld && !other);
  return tags.map((tag) => {
    const isReduced = now.some(
      ({ amount, spot }) =>
        amount < tag.amount &&
        amount > tag.amount / 10 &&
        Math.abs(spot.at - tag.spot.at) <= BESIDE &&
        spot.aside === tag.spot.aside,
    );
    return tag.perhapsOld && isReduced ? { ...tag, struck: true } : tag;
  });
}

export function weighTags(
  found: readonly PriceTag[],
  { heading, buttons }: Landmarks,
): WeighedTag[] {
  const tags = withOldOnes(found);
  const cards = cardShapes(tags);
  const repeated = new Map<number, number>();
  for (const { amount, spot } of tags)
    if (spot.aside === null) repeated.set(amount, (repeated.get(amount) ?? 0) + 1);
  return tags.map((tag) => {
    const { spot } = tag;
    const isElsewhere = spot.aside !== null && !contains(spot.aside, heading);
    let worth = tag.labelled ? 0.3 : 0.12;
    if (tag.currency !== null) worth += 0.14;
    if (tag.current) worth += 0.07;
    if (heading) {
      const distance = spot.at - heading.at;
      if (distance >= 0 && distance < NEAR) worth += 0.06 + 0.18 * (1 - distance / NEAR) ** 2;
      else if (distance >= 0) worth -= 0.05;
      else if (distance < FAR_ABOVE) worth -= 0.15;
    }
    const toButton = Math.min(...buttons.map((button) => Math.abs(button.at - spot.at)));
    if (toButton < NEAR) worth += 0.1 * (1 - toButton / NEAR);
    if ((repeated.get(tag.amount) ?? 0) > 1) worth += 0.06;
    if (tag.perhapsOld) worth -= 0.08;
    const isCard = cards.has(shapeOf(tag));
    if (isCard) worth -= 0.3;
    if (tag.other) worth -= 0.3;
    if (tag.struck) worth -= 0.4;
    if (isElsewhere) worth -= 0.3;
    return { tag, worth: Math.max(0, worth), isElsewhere, isCard };
  });
}
