import type { LocalRecords } from './local-records.ts';

/** What counting needs: somewhere to keep the counts, and a clock. */
export interface Bookkeeping {
  readonly records: LocalRecords;
  readonly now: () => number;
}
