import type { CorpusRun, PageRun } from './run-corpus.ts';
import type { ExtractedFields, FieldVerdict } from './score.ts';

export interface FieldAccuracy {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly of: number;
  readonly falsePositives: number;
}

export interface Accuracy {
  readonly fields: Readonly<Record<keyof ExtractedFields, FieldAccuracy>>;
  readonly priceF1: number;
  /** Prices that are right or among those that the host chooses from. */
  readonly rightOrOffered: number;
  readonly falseProducts: number;
  readonly others: number;
  readonly outOfStock: { readonly found: number; readonly of: number };
  readonly failures: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly peakMemoryMb: number;
}

const BENCHMARK = /^peb-/;

const count = (pages: readonly PageRun[], field: keyof ExtractedFields, verdict: FieldVerdict) =>
  pages.filter(({ score }) => score[field] === verdict).length;

function accuracyOf(pages: readonly PageRun[], field: keyof ExtractedFields): FieldAccuracy {
  const right = count(pages, field, 'right');
  const wrong = count(pages, field, 'wrong');
  const missing = count(pages, field, 'missing');
  const falsePositives = count(pages, field, 'false-positive');
  return { right, wrong, missing, of: right + wrong + missing, falsePositives };
}

function f1({ right, wrong, missing, falsePositives }: FieldAccuracy): number {
  const claimed = right + wrong + falsePositives;
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
  const soldOut = pages.filter(({ truth }) => truth.availability === 'out_of_stock');
  return {
    fields: {
      name: accuracyOf(pages, 'name'),
      price: accuracyOf(pages, 'price'),
      currency: accuracyOf(pages, 'currency'),
      image: accuracyOf(pages, 'image'),
      description: accuracyOf(pages, 'description'),
      availability: accuracyOf(pages, 'availability'),
    },
    priceF1: f1(
      accuracyOf(
        pages.filter(({ truth }) => BENCHMARK.test(truth.file)),
        'price',
      ),
    ),
    rightOrOffered: pages.filter(({ score, isOffered }) => score.price === 'right' || isOffered)
      .length,
    falseProducts: others.filter(
      ({ extracted }) => extracted.name !== null || extracted.price !== null,
    ).length,
    others: others.length,
    outOfStock: {
      found: count(soldOut, 'availability', 'right'),
      of: soldOut.length,
    },
    failures: pages.filter(({ error }) => error !== null).length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    peakMemoryMb,
  };
}
