import type { AppDependencies } from '../app-dependencies.ts';
import { transact } from '../database/transact.ts';
import { revokeSession } from './revoke-sessions.ts';

export const endSession = (
  { db, outbox }: Pick<AppDependencies, 'db' | 'outbox'>,
  idHash: Buffer,
): Promise<void> => transact(db, (trx) => revokeSession(trx, outbox, idHash));
