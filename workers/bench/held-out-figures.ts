import type { Accuracy } from '../src/scrape/corpus/accuracy.ts';
import { expectedCalibrationError, reliability } from '../src/scrape/corpus/calibration.ts';
import { splitOf } from '../src/scrape/corpus/shop.ts';
import type { JudgedField } from '../src/scrape/learned/confidence-features.ts';
import type { HeldOutPage } from './training/held-out.ts';
import {
  bySystem,
  falseProducts,
  judgedOf,
  shareOf,
  soldOutFound,
  withInterval,
  type Share,
} from './training/report.ts';
import { JUDGED } from './training/train.ts';

export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

interface Target {
  readonly name: string;
  readonly own: (pages: readonly HeldOutPage[]) => Share;
  /** Of a scraper that learns nothing, on the same pages. */
  readonly peer: (accuracy: Accuracy) => Share;
  readonly percent: number;
  readonly isLeast: boolean;
}

const right = (field: JudgedField, percent: number): Target => ({
  name: `${field} right`,
  own: (pages) => shareOf(pages, field, 'right'),
  peer: ({ fields }) => ({ part: fields[field].right, of: fields[field].of }),
  percent,
  isLeast: true,
});
const wrong = (field: JudgedField, percent: number): Target => ({
  name: `${field} wrong`,
  own: (pages) => shareOf(pages, field, 'wrong'),
  peer: ({ fields }) => ({ part: fields[field].wrong, of: fields[field].of }),
  percent,
  isLeast: false,
});

const TARGETS: readonly Target[] = [
  right('name', 97),
  right('price', 95),
  wrong('price', 1),
  right('currency', 97),
  right('image', 97),
  right('availability', 85),
  wrong('availability', 2),
  {
    name: 'out of stock found',
    own: soldOutFound,
    peer: ({ outOfStock }) => ({ part: outOfStock.found, of: outOfStock.of }),
    percent: 70,
    isLeast: true,
  },
  {
    name: 'other pages taken for products',
    own: falseProducts,
    peer: ({ falseProducts: part, others }) => ({ part, of: others }),
    percent: 2,
    isLeast: false,
  },
];

type Peers = readonly (readonly [name: string, accuracy: Accuracy])[];

const isTest = ({ page }: HeldOutPage) => splitOf(page.example.shop) === 'test';

function targetFigures(pages: readonly HeldOutPage[], peers: Peers): Figure[] {
  const test = pages.filter(isTest);
  return TARGETS.map(({ name, own, peer, percent, isLeast }) => {
    const measured = own(pages);
    const share = (measured.part / measured.of) * 100;
    const others = peers.map(([label, accuracy]) => `${label} ${withInterval(peer(accuracy))}`);
    return {
      figure: `Scraper: ${name}, each shop left out of training`,
      measured: `${withInterval(measured)}; test shops ${withInterval(own(test))} (${others.join(', ')})`,
      target: `${isLeast ? '≥' : '≤'} ${percent} %`,
      met: isLeast ? share >= percent : share <= percent,
    };
  });
}

const MOST_ERROR = 0.05;

const reliabilityFigures = (pages: readonly HeldOutPage[]): Figure[] =>
  JUDGED.map((field) => {
    const judged = judgedOf(pages, field);
    const error = expectedCalibrationError(judged);
    const bins = reliability(judged).map(
      ({ count, confidence, right: share }) =>
        `${confidence.toFixed(2)}: ${share.toFixed(2)} of ${count}`,
    );
    return {
      figure: `Scraper: expected calibration error of ${field}, each shop left out (confidence: share right)`,
      measured: `${error.toFixed(3)} (${bins.join(', ')})`,
      target: `≤ ${MOST_ERROR}`,
      met: error <= MOST_ERROR,
    };
  });

const LEAST_NAMES = 97;

const systemFigures = (pages: readonly HeldOutPage[]): Figure[] =>
  bySystem(pages).map(([system, own]) => {
    const cells = JUDGED.map((field) => {
      const { part, of } = shareOf(own, field, 'right');
      return `${field} ${part}/${of}`;
    });
    const others = falseProducts(own);
    const names = shareOf(own, 'name', 'right');
    return {
      figure: `Scraper: ${own.length} pages of ${system}, right of known`,
      measured: `${cells.join(', ')}, others taken ${others.part}/${others.of}`,
      target: `names ≥ ${LEAST_NAMES} %`,
      met: names.part * 100 >= names.of * LEAST_NAMES,
    };
  });

export const heldOutFigures = (pages: readonly HeldOutPage[], peers: Peers): Figure[] => [
  ...targetFigures(pages, peers),
  ...reliabilityFigures(pages),
  ...systemFigures(pages),
];
