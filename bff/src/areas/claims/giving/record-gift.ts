import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';

export interface RecordedGift {
  readonly giftId: string;
  readonly registryId: string;
}

export interface Recording {
  readonly id: string | null;
  readonly waitMinutes: number | null;
}

export type RecordGift = (
  trx: Transaction<Database>,
  recording: Recording,
) => Promise<RecordedGift>;

/** Sent together with the idempotency key: it may change nothing when the key was used before. */
export type TryToRecord = (
  trx: Transaction<Database>,
  key: IdempotencyKey,
) => Promise<RecordedGift | undefined>;
