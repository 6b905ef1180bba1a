import type { maxOrderLines as ofContract } from '@gift-registry/bff-contract';

/** The contract's number, without its schemas, which the first load leaves out. */
export const maxOrderLines: typeof ofContract = 20;
