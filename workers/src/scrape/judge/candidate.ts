import type { EvidenceSource } from '@gift-registry/workers-contract';

export interface Candidate<Value> {
  readonly value: Value;
  readonly source: EvidenceSource;
  /** From 0 to 1, to rank the candidates of one field. */
  readonly confidence: number;
}
