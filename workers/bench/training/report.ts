import {
  brierScore,
  expectedCalibrationError,
  reliability,
  type Judged,
} from '../../src/scrape/corpus/calibration.ts';
import { pairedBootstrap, wilson } from '../../src/scrape/corpus/intervals.ts';
import type { JudgedField } from '../../src/scrape/learned/confidence-features.ts';
import { judgeHeldOut, type HeldOutPage } from './held-out.ts';
import type { PageExample } from './read-examples.ts';
import { answerOf, foldsOf, JUDGED, leaveOut } from './train.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export interface Share {
  readonly part: number;
  readonly of: number;
}

export const withInterval = ({ part, of }: Share) => {
  const { low, high } = wilson(part, of);
  return of === 0 ? '–' : `${percent(part / of)} (${percent(low)} to ${percent(high)})`;
};

export function leaveOneShopOut(examples: readonly PageExample[]): HeldOutPage[] {
  const pages = leaveOut(foldsOf(examples, examples.length));
  return judgeHeldOut(pages, ({ example }) => example.shop);
}

export const isClean = ({ page }: HeldOutPage) => page.example.mutation === 'clean';

export function shareOf(
  pages: readonly HeldOutPage[],
  field: JudgedField,
  wanted: 'right' | 'wrong',
): Share {
  const known = pages
    .flatMap(({ verdicts }) => verdicts[field] ?? [])
    .filter((verdict) => verdict !== 'false-positive');
  return { part: known.filter((verdict) => verdict === wanted).length, of: known.length };
}

const countIf = (pages: readonly HeldOutPage[], holds: (page: HeldOutPage) => boolean): Share => ({
  part: pages.filter(holds).length,
  of: pages.length,
});

export const falseProducts = (pages: readonly HeldOutPage[]): Share =>
  countIf(
    pages.filter(({ page }) => !page.example.isProduct),
    ({ isTaken }) => isTaken,
  );

const lostProducts = (pages: readonly HeldOutPage[]): Share =>
  countIf(
    pages.filter(({ page }) => page.example.isProduct),
    ({ isTaken }) => !isTaken,
  );

export const soldOutFound = (pages: readonly HeldOutPage[]): Share =>
  countIf(
    pages.filter(({ page }) => page.example.isOutOfStock),
    ({ verdicts }) => verdicts.availability === 'right',
  );

export const judgedOf = (pages: readonly HeldOutPage[], field: JudgedField): Judged[] =>
  pages.flatMap(({ page, confidences }) => {
    const answer = answerOf(page, field);
    if (!answer?.features) return [];
    return [{ confidence: confidences[field] ?? 0, isRight: answer.isRight }];
  });

function calibrationOf(pages: readonly HeldOutPage[], field: JudgedField): string[] {
  const judged = judgedOf(pages, field);
  return [
    `${field}: expected calibration error ${expectedCalibrationError(judged).toFixed(3)}, Brier score ${brierScore(judged).toFixed(3)}`,
    ...reliability(judged).map(
      ({ count, confidence, right }) =>
        `  ${String(count).padStart(4)} answers with ${confidence.toFixed(2)}: ${right.toFixed(2)} right`,
    ),
  ];
}

const RULES_TAKE = 0.4;
const RULES_SCORE = 1;

const isTakenByRules = ({ page: { example } }: HeldOutPage) =>
  example.isReadable && (example.product[RULES_SCORE] ?? 0) >= RULES_TAKE;

function kindOf(pages: readonly HeldOutPage[], label: string): string {
  const judged = pages.filter(({ page }) => page.example.isReadable);
  const isRight = (isTaken: boolean, { page }: HeldOutPage) =>
    isTaken === page.example.isProduct ? 1 : 0;
  const { low, high } = pairedBootstrap(
    judged.map((page) => ({
      shop: page.page.example.shop,
      one: isRight(page.isTaken, page),
      other: isRight(isTakenByRules(page), page),
    })),
  );
  const rules = pages.map((page) => ({ ...page, isTaken: isTakenByRules(page) }));
  return [
    `${label}, ${pages.length} pages: taken falsely ${withInterval(falseProducts(pages))}, lost ${withInterval(lostProducts(pages))};`,
    `rules alone ${withInterval(falseProducts(rules))} and ${withInterval(lostProducts(rules))}; difference ${percent(low)} to ${percent(high)}`,
  ].join(' ');
}

function systemLine(system: string, pages: readonly HeldOutPage[]): string {
  const cells = JUDGED.map((field) => {
    const { part, of } = shareOf(pages, field, 'right');
    return `${field} ${of === 0 ? '–' : `${part}/${of}`}`;
  });
  const others = falseProducts(pages);
  return `${system}: ${[...cells, `taken falsely ${others.part}/${others.of}`].join(', ')}`;
}

export const bySystem = (pages: readonly HeldOutPage[]) =>
  [...Map.groupBy(pages, ({ page }) => page.example.system)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );

export function reportLines(heldOut: readonly HeldOutPage[]): string[] {
  const clean = heldOut.filter(isClean);
  const mutations = Map.groupBy(heldOut, ({ page }) => page.example.mutation);
  return [
    ...[...mutations]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([mutation, pages]) => kindOf(pages, mutation)),
    ...JUDGED.flatMap((field) => calibrationOf(clean, field)),
    'Right answers by shop system:',
    ...bySystem(clean).map(([system, pages]) => systemLine(system, pages)),
  ];
}
