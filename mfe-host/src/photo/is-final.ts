import type { ScrapeStep } from '@gift-registry/bff-contract';

/** True when no further step follows. */
export const isFinal = (step: ScrapeStep): boolean => step === 'done' || step === 'failed';
