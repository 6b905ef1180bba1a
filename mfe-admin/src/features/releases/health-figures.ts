import { formatNumber, type ReleaseFigures } from '@gift-registry/bff-contract';

/** One page, or all pages of a release. */
type Measured = Omit<ReleaseFigures, 'project' | 'version'>;

export type Rating = 'good' | 'fair' | 'poor';

export interface Figure {
  readonly rating: Rating | '';
  readonly label: string;
  readonly meaning?: string;
  readonly value: string;
}

const rate = (value: number, good: number, fair: number): Rating =>
  value <= good ? 'good' : value <= fair ? 'fair' : 'poor';

interface Vital {
  readonly label: string;
  readonly meaning: string;
  readonly format: (value: number) => string;
  /** The limits that Google's Core Web Vitals use. */
  readonly good: number;
  readonly fair: number;
}

const lcp: Vital = {
  label: 'LCP',
  meaning: 'Largest contentful paint',
  format: (ms) => `${formatNumber(ms / 1_000, 1)} s`,
  good: 2_500,
  fair: 4_000,
};
const inp: Vital = {
  label: 'INP',
  meaning: 'Interaction to next paint',
  format: (ms) => `${formatNumber(ms)} ms`,
  good: 200,
  fair: 500,
};
const cls: Vital = {
  label: 'CLS',
  meaning: 'Cumulative layout shift',
  format: (value) => formatNumber(value, 2),
  good: 0.1,
  fair: 0.25,
};

const vitalFigure = (vital: Vital, value: number | null): Figure => ({
  label: vital.label,
  meaning: vital.meaning,
  value: value === null ? 'Not measured' : vital.format(value),
  rating: value === null ? '' : rate(value, vital.good, vital.fair),
});

/** A page that fails now and then is no reason to look closer. */
const FAILED_GOOD = 0.01;
const FAILED_FAIR = 0.05;

const failedFigure = ({ views, failed }: Measured): Figure => ({
  label: 'Failed',
  value:
    failed === 0 ? 'None' : `${formatNumber(failed)} (${formatNumber((100 * failed) / views, 1)}%)`,
  rating: rate(failed / views, FAILED_GOOD, FAILED_FAIR),
});

const allVitals = ({ lcpMs, inpMs, cls: shifts }: Measured): Figure[] => [
  vitalFigure(lcp, lcpMs),
  vitalFigure(inp, inpMs),
  vitalFigure(cls, shifts),
];

const vitalsOf = (page: Measured): Figure[] =>
  page.lcpMs === null && page.inpMs === null && page.cls === null ? [] : allVitals(page);

export const figuresOf = (page: Measured): Figure[] => [
  { label: 'Views', value: formatNumber(page.views), rating: '' },
  failedFigure(page),
  ...vitalsOf(page),
];

export function comparedFigures(
  now: Measured,
  before: Measured | undefined,
): readonly (Figure & { readonly before: string | undefined })[] {
  const earlier = before && [failedFigure(before), ...allVitals(before)];
  return [failedFigure(now), ...allVitals(now)].map((figure, index) => ({
    ...figure,
    before: earlier?.[index]?.value,
  }));
}
