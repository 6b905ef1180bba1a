import type { Availability, EvidenceSource } from '@gift-registry/workers-contract';

export interface Offer {
  readonly amount: number | null;
  readonly upTo?: number | null;
  readonly currency: string | null;
  readonly availability: Availability | null;
}

export interface ProductFacts {
  readonly source: EvidenceSource;
  readonly name: string | null;
  readonly brand: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly url: string | null;
  readonly offers: readonly Offer[];
  readonly isNumbered: boolean;
}

export const NO_FACTS = {
  name: null,
  brand: null,
  description: null,
  images: [],
  url: null,
  offers: [],
  isNumbered: false,
} as const;
