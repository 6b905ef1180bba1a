import type { Availability } from '@gift-registry/workers-contract';
import type { Page } from '../../page/page.ts';
import { ownText, type Spot, isHiddenSpot } from '../../page/page-index.ts';
import { labelled, saying } from '../../vocabulary/vocabulary.ts';

// Shops that are near, chats, pictures and other variants have no stock of their own; "when back in stock" is a promise.
const ABOUT_OTHERS = saying('stockOfOthers');

const MEANINGS: readonly (readonly [pattern: RegExp, availability: Availability])[] = [
  [saying('stockPre'), 'pre-order'],
  // Before 'in': "niet op voorraad" contains "op voorraad".
  [saying('stockOut'), 'out-of-stock'],
  [saying('stockIn'), 'in-stock'],
];
const MAX_TEXT = 90;

export function readStockText(text: string): Availability | null {
  if (text.length < 2 || text.length > MAX_TEXT) return null;
  if (ABOUT_OTHERS.test(text)) return null;
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** For a block that a shop keeps for its stock, whose words are all about it. */
export const readStockBlock = (text: string): Availability | null =>
  MEANINGS.find(([pattern]) => pattern.test(text.slice(0, MAX_TEXT)))?.[1] ?? null;

export interface StockText {
  /** Null for a text in a place of the stock that says something else. */
  readonly availability: Availability | null;
  /** In elements, from the price or the button that is nearest. */
  readonly distance: number;
  readonly isLabelled: boolean;
}

const SAYS_STOCK = labelled('labelStock');
const CHOICES: ReadonlySet<string> = new Set(['option', 'select', 'label', 'li', 'td', 'th']);
const SAYS_BADGE = /\bbadges?\b/;
const IS_SOLD_OUT = /\bsold ?out\b/;
const NEAR = 150;
const CLIMB = 4;
/** Texts this close are about the same stock, and the one that says 'out' counts. */
const BESIDE = 6;

/** Themes write "Sold out" on every page and show it only in a block that is marked so. */
function isDormantBadge(spot: Spot): boolean {
  let isBadge = false;
  let inPrice = false;
  for (let around: Spot | null = spot, height = 0; around && height < CLIMB; height += 1) {
    const { label } = around;
    if (SAYS_BADGE.test(label)) isBadge = true;
    if (/\bprice\b/.test(label)) {
      inPrice = true;
      if (height > 0 && IS_SOLD_OUT.test(label) && !SAYS_BADGE.test(label)) return false;
    }
    around = around.parent;
  }
  return isBadge && inPrice;
}

/** An item is a choice, except in a list that is about the stock itself. */
function isChoice(spot: Spot): boolean {
  for (let around: Spot | null = spot, height = 0; around && height < 3; height += 1) {
    if (CHOICES.has(around.element.name)) return !SAYS_STOCK.test(around.parent?.label ?? '');
    around = around.parent;
  }
  return false;
}

export function findStockTexts({ index }: Page, landmarks: readonly Spot[]): StockText[] {
  if (landmarks.length === 0) return [];
  const places = landmarks.map(({ at }) => at);
  const first = Math.max(0, Math.min(...places) - NEAR);
  const found: StockText[] = [];
  for (const spot of index.elements.slice(first, Math.max(...places) + NEAR + 1)) {
    if (spot.secondarySection !== null) continue;
    const distance = Math.min(...places.map((at) => Math.abs(spot.at - at)));
    if (distance > NEAR) continue;
    const text = ownText(spot);
    if (text === '') continue;
    const availability = readStockText(text);
    const isLabelled = SAYS_STOCK.test(spot.label) || SAYS_STOCK.test(spot.parent?.label ?? '');
    if ((availability === null && !isLabelled) || isChoice(spot)) continue;
    if (isHiddenSpot(spot) || isDormantBadge(spot)) continue;
    found.push({ availability, distance, isLabelled });
  }
  const ranked = found.sort(
    (a, b) => Number(b.isLabelled) - Number(a.isLabelled) || a.distance - b.distance,
  );
  const [nearest] = ranked;
  const isBeside = ({ availability, distance, isLabelled }: StockText) =>
    availability === 'out-of-stock' &&
    isLabelled === nearest?.isLabelled &&
    distance <= nearest.distance + BESIDE;
  return [...ranked.filter(isBeside), ...ranked.filter((text) => !isBeside(text))];
}
