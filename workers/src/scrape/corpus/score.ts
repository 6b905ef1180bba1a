import { isSamePicture } from './same-picture.ts';
import type { PageTruth } from './truth.ts';

/** What a scraper claims about a page. */
export interface Claim {
  readonly name: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly image: string | null;
  readonly description: string | null;
}

export type Verdict = 'right' | 'wrong' | 'missing' | 'rightly-empty' | 'false-claim';

export type Score = Readonly<Record<keyof Claim, Verdict>>;

const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function verdict<Value>(
  claimed: Value | null,
  truths: readonly Value[],
  isSame: (claimed: Value, truth: Value) => boolean,
): Verdict {
  if (truths.length === 0) return claimed === null ? 'rightly-empty' : 'false-claim';
  if (claimed === null) return 'missing';
  return truths.some((truth) => isSame(claimed, truth)) ? 'right' : 'wrong';
}

const known = <Value>(value: Value | null, others: readonly Value[]) =>
  value === null ? [] : [value, ...others];

export function score(claim: Claim, truth: PageTruth): Score {
  const base = truth.url;
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  return {
    name: verdict(
      claim.name,
      known(truth.name, truth.name_alt),
      (one, other) => words(one) === words(other),
    ),
    price: verdict(
      claim.price,
      known(truth.price, truth.price_alt),
      (one, other) => Math.abs(one - other) < 0.006,
    ),
    currency: verdict(claim.currency, known(truth.currency, []), (one, other) => one === other),
    image: verdict(claim.image, known(truth.image, truth.image_alt), (one, other) =>
      isSamePicture(absolute(one), absolute(other)),
    ),
    description: verdict(
      claim.description,
      known(truth.description_contains, truth.description_alt),
      (one, other) => words(one).includes(words(other)),
    ),
  };
}
