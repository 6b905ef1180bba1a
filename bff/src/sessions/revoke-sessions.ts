import type { Db } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { deleteSession } from './sessions.repository.ts';

/** Ends one session and the streams that it opened. */
export async function revokeSession(trx: Db, outbox: Outbox, idHash: Buffer): Promise<void> {
  const userId = await deleteSession(trx, idHash);
  if (userId === undefined) return;
  await outbox.enqueue(trx, {
    topic: 'event',
    payload: { type: 'signed-out', userId, sessionKey: idHash.toString('base64url') },
  });
}

/** Ends every session of the account, sign-ins that are still under way included, and all their streams. */
export async function revokeSessionsOf(trx: Db, outbox: Outbox, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await outbox.enqueue(trx, { topic: 'event', payload: { type: 'signed-out', userId } });
}
