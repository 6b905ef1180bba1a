import type { EvidenceSource } from '@gift-registry/workers-contract';

export interface Candidate<Value> {
  readonly value: Value;
  readonly source: EvidenceSource;
  readonly confidence: number;
}

export const combineConfidence = (confidences: readonly number[]) =>
  1 - confidences.reduce((doubt, confidence) => doubt * (1 - confidence), 1);
