import type { Db } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  raiseEpoch,
  renewEpoch,
} from './sessions.repository.ts';

const signedOut = (userId: string, idHash: Buffer) =>
  ({
    topic: 'event',
    payload: { type: 'signed-out', userId, sessionKey: idHash.toString('base64url') },
  }) as const;

export async function revokeSession(trx: Db, outbox: Outbox, idHash: Buffer): Promise<void> {
  const userId = await deleteSession(trx, idHash);
  if (userId === undefined) return;
  await outbox.enqueue(trx, signedOut(userId, idHash));
}

export async function revokeSessionsOf(trx: Db, outbox: Outbox, userId: string): Promise<void> {
  await raiseEpoch(trx, userId);
  await deleteSessionsOf(trx, userId);
  await outbox.enqueue(trx, { topic: 'event', payload: { type: 'signed-out', userId } });
}

/**
 * Ends all sessions of the account except one, and invalidates sign-ins in progress. Resolves to the number of ended
 * sessions, or to undefined when the kept session has ended itself.
 */
export async function revokeOtherSessions(
  trx: Db,
  outbox: Outbox,
  userId: string,
  keptIdHash: Buffer,
): Promise<number | undefined> {
  const epoch = await raiseEpoch(trx, userId);
  if (!(await renewEpoch(trx, { userId, idHash: keptIdHash, epoch }))) return undefined;
  const ended = await deleteOtherSessions(trx, { userId, idHash: keptIdHash });
  for (const idHash of ended) await outbox.enqueue(trx, signedOut(userId, idHash));
  return ended.length;
}
