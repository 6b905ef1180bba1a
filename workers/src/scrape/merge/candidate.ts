import type { EvidenceSource } from '@gift-registry/workers-contract';

/** A value for a field, its source and the confidence in it. */
export interface Candidate<Value> {
  readonly value: Value;
  readonly source: EvidenceSource;
  readonly confidence: number;
}

/** Combines the confidences of independent sources. */
export const combineConfidence = (confidences: readonly number[]) =>
  1 - confidences.reduce((doubt, confidence) => doubt * (1 - confidence), 1);
