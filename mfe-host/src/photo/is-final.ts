import type { ScrapeStep } from '@gift-registry/bff-contract';

export const isFinal = (step: ScrapeStep): boolean => step === 'done' || step === 'failed';
