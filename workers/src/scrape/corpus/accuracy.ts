import type { CorpusRun, PageRun } from './run-corpus.ts';
import type { Claim, Verdict } from './score.ts';

export interface FieldAccuracy {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  /** How many pages have the field at all. */
  readonly of: number;
  /** Claimed on pages that don't have it. */
  readonly falseClaims: number;
}

export interface Accuracy {
  readonly fields: Readonly<Record<keyof Claim, FieldAccuracy>>;
  /** Of prices on the pages of the published benchmark. */
  readonly priceF1: number;
  /** Names or prices claimed on pages that aren't one product. */
  readonly falseProducts: number;
  readonly threw: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly peakMemoryMb: number;
}

const BENCHMARK = /^peb-/;

const count = (pages: readonly PageRun[], field: keyof Claim, verdict: Verdict) =>
  pages.filter(({ score }) => score[field] === verdict).length;

function accuracyOf(pages: readonly PageRun[], field: keyof Claim): FieldAccuracy {
  const right = count(pages, field, 'right');
  const wrong = count(pages, field, 'wrong');
  const missing = count(pages, field, 'missing');
  const falseClaims = count(pages, field, 'false-claim');
  return { right, wrong, missing, of: right + wrong + missing, falseClaims };
}

function f1({ right, wrong, missing, falseClaims }: FieldAccuracy): number {
  const claimed = right + wrong + falseClaims;
  const wanted = right + wrong + missing;
  return claimed + wanted === 0 ? 0 : (2 * right) / (claimed + wanted);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function measure({ pages, peakMemoryMb }: CorpusRun): Accuracy {
  const times = pages
    .map(({ ms }) => ms)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const others = pages.filter(({ truth }) => !truth.is_product);
  return {
    fields: {
      name: accuracyOf(pages, 'name'),
      price: accuracyOf(pages, 'price'),
      currency: accuracyOf(pages, 'currency'),
      image: accuracyOf(pages, 'image'),
      description: accuracyOf(pages, 'description'),
    },
    priceF1: f1(
      accuracyOf(
        pages.filter(({ truth }) => BENCHMARK.test(truth.file)),
        'price',
      ),
    ),
    falseProducts: others.filter(({ claim }) => claim.name !== null || claim.price !== null).length,
    threw: pages.filter(({ error }) => error !== null).length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    peakMemoryMb,
  };
}
