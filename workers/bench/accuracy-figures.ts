import type { Accuracy, FieldAccuracy } from './corpus/accuracy.ts';
import { wilson } from './corpus/intervals.ts';
import type { ExtractedFields } from './corpus/score.ts';
import type { Measured } from './run-contestant.ts';

export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

interface Share {
  readonly part: number;
  readonly of: number;
}

interface Target {
  readonly name: string;
  readonly share: (accuracy: Accuracy) => Share;
  readonly percent: number;
  readonly isLeast: boolean;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function withInterval({ part, of }: Share): string {
  const { low, high } = wilson(part, of);
  return of === 0 ? '–' : `${percent(part / of)} (${percent(low)} to ${percent(high)})`;
}

type Field = keyof ExtractedFields;
const right = (field: Field, least: number): Target => ({
  name: `${field} right`,
  share: ({ fields }) => ({ part: fields[field].right, of: fields[field].of }),
  percent: least,
  isLeast: true,
});
const wrong = (field: Field, most: number): Target => ({
  name: `${field} wrong`,
  share: ({ fields }) => ({ part: fields[field].wrong, of: fields[field].of }),
  percent: most,
  isLeast: false,
});

const TARGETS: readonly Target[] = [
  right('name', 98),
  right('price', 92),
  {
    name: 'price right or offered among three',
    share: ({ rightOrOffered, fields: { price } }) => ({ part: rightOrOffered, of: price.of }),
    percent: 97,
    isLeast: true,
  },
  wrong('price', 0.5),
  right('currency', 97),
  right('image', 97),
  right('availability', 85),
  wrong('availability', 2),
  {
    name: 'out of stock found',
    share: ({ outOfStock }) => ({ part: outOfStock.found, of: outOfStock.of }),
    percent: 70,
    isLeast: true,
  },
  {
    name: 'other pages taken for products',
    share: ({ falseProducts: part, others: of }) => ({ part, of }),
    percent: 0,
    isLeast: false,
  },
];

type Peers = readonly (readonly [name: string, measured: Measured])[];

const LEAST_NAMES = 97;
const of = ({ right: part, of: known }: FieldAccuracy) => `${part}/${known}`;

/** Figures of pages that the rules were written on say little about others, so those of the unread half stand beside. */
export const accuracyFigures = (own: Measured, peers: Peers): Figure[] => [
  ...TARGETS.map(({ name, share, percent: target, isLeast }) => {
    const measured = share(own.all);
    const reached = (measured.part / measured.of) * 100;
    const others = peers.map(([label, { all }]) => `${label} ${withInterval(share(all))}`);
    return {
      figure: `Scraper: ${name}`,
      measured: `${withInterval(measured)}; shops left out of rules ${withInterval(share(own.unread))} (${others.join(', ')})`,
      target: `${isLeast ? '≥' : '≤'} ${target} %`,
      met: isLeast ? reached >= target : reached <= target,
    };
  }),
  ...own.systems.map(([system, { fields, falseProducts, others }]) => ({
    figure: `Scraper: pages of ${system}, right of known`,
    measured: [
      ...Object.entries(fields).map(([field, accuracy]) => `${field} ${of(accuracy)}`),
      `others taken ${falseProducts}/${others}`,
    ].join(', '),
    target: `names ≥ ${LEAST_NAMES} %`,
    met: fields.name.right * 100 >= fields.name.of * LEAST_NAMES,
  })),
];
