import type { Db } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox.ts';
import {
  deleteOtherSessions,
  deleteSession,
  raiseEpoch,
  renewEpoch,
} from './sessions.repository.ts';

const signedOut = (userId: string, idHash: Buffer) =>
  ({
    topic: 'event',
    payload: { type: 'signed-out', userId, sessionKey: idHash.toString('base64url') },
  }) as const;

/** Ends one session and the streams that it opened. */
export async function revokeSession(trx: Db, outbox: Outbox, idHash: Buffer): Promise<void> {
  const userId = await deleteSession(trx, idHash);
  if (userId === undefined) return;
  await outbox.enqueue(trx, signedOut(userId, idHash));
}

/** Ends every session of the account, sign-ins that are still under way included, and all their streams. */
export async function revokeSessionsOf(trx: Db, outbox: Outbox, userId: string): Promise<void> {
  await raiseEpoch(trx, userId);
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await outbox.enqueue(trx, { topic: 'event', payload: { type: 'signed-out', userId } });
}

/**
 * Ends every session of the account but one, sign-ins that are still under way included. Resolves to how many there were,
 * or to undefined when the one to keep has ended meanwhile.
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
