import type { EvidenceSource } from '@gift-registry/workers-contract';

/** A value with the source that vouches for it and how sure that makes us. */
export interface Chosen<Value> {
  readonly value: Value;
  readonly source: EvidenceSource;
  readonly confidence: number;
}

/** What independent witnesses of one thing are worth together. */
export const together = (confidences: readonly number[]) =>
  1 - confidences.reduce((doubt, confidence) => doubt * (1 - confidence), 1);
