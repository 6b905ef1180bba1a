import { labelled } from '../../vocabulary/vocabulary.ts';

export interface PriceWords {
  readonly price: boolean;
  readonly old: boolean;
  /** Mostly a price before a discount, but the price itself where nothing is reduced. */
  readonly perhapsOld: boolean;
  readonly current: boolean;
  readonly other: boolean;
}

const PRICE = labelled('labelPrice');
const OLD = labelled('labelOld');
const PERHAPS_OLD = labelled('labelPerhapsOld');
const CURRENT = labelled('labelCurrent');
const OTHER = labelled('labelOther');

export const saysPrice = (label: string): boolean => PRICE.test(label);

export function priceWordsOf(label: string): PriceWords {
  const price = saysPrice(label);
  return {
    price,
    old: OLD.test(label),
    perhapsOld: price && PERHAPS_OLD.test(label),
    current: price && CURRENT.test(label),
    other: OTHER.test(label),
  };
}
