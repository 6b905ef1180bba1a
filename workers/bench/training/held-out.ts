import type { JudgedField } from '../../src/scrape/learned/confidence-features.ts';
import { chooseThresholds, confidenceIn, nameConfidenceIn, type Thresholds } from './thresholds.ts';
import { answerOf, JUDGED, trainConfidences, type Confidences, type UnseenPage } from './train.ts';

export type Verdict = 'right' | 'wrong' | 'missing' | 'false-positive';

export interface HeldOutPage {
  readonly page: UnseenPage;
  readonly isTaken: boolean;
  readonly verdicts: Partial<Record<JudgedField, Verdict>>;
  readonly confidences: Partial<Record<JudgedField, number>>;
}

/** As `toResult` does it with the committed tables. */
function judge(page: UnseenPage, weights: Confidences, thresholds: Thresholds): HeldOutPage {
  const confidences: Partial<Record<JudgedField, number>> = {};
  for (const field of JUDGED) confidences[field] = confidenceIn(page, field, weights);
  const isSure = (field: JudgedField) => (confidences[field] ?? 0) >= thresholds[field];
  const { isReadable, isOffered } = page.example;
  const isTaken =
    isReadable &&
    page.product >= thresholds.product &&
    nameConfidenceIn(page, weights) >= thresholds.name &&
    (isOffered || isSure('price'));
  const verdicts: Partial<Record<JudgedField, Verdict>> = {};
  for (const field of JUDGED) {
    const answer = answerOf(page, field);
    if (!answer) continue;
    const isGiven = isTaken && isSure(field);
    if (answer.exists) verdicts[field] = isGiven ? (answer.isRight ? 'right' : 'wrong') : 'missing';
    else if (isGiven) verdicts[field] = 'false-positive';
  }
  return { page, isTaken, verdicts, confidences };
}

export function judgeHeldOut(
  pages: readonly UnseenPage[],
  groupOf: (page: UnseenPage) => string,
): HeldOutPage[] {
  return [...Map.groupBy(pages, groupOf).values()].flatMap((group) => {
    const left = new Set(group);
    const others = pages.filter((page) => !left.has(page));
    const weights = trainConfidences(others);
    const thresholds = chooseThresholds(others, weights);
    return group.map((page) => judge(page, weights, thresholds));
  });
}
