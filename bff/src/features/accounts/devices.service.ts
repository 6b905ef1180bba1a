import type { SignedInDevice } from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeOtherSessions, revokeSession } from '../../platform/sessions/revoke-sessions.ts';
import { findIdHash, listSessionsOf } from '../../platform/sessions/sessions.repository.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { deviceName } from './device-name.ts';

type Dependencies = Pick<AuthDependencies, 'db' | 'outbox'>;

export interface Owner {
  readonly userId: string;
  readonly currentIdHash: Buffer;
}

export async function listDevices(
  { db }: Dependencies,
  { userId, currentIdHash }: Owner,
): Promise<SignedInDevice[]> {
  const rows = await listSessionsOf(db, userId, currentIdHash);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, current }) => ({
    id,
    device: deviceName(userAgent),
    signedInAt: createdAt,
    lastUsedAt: lastSeenAt,
    current,
  }));
}

export async function signDeviceOut(
  { db, outbox }: Dependencies,
  { userId, currentIdHash }: Owner,
  sessionId: string,
  requester: Requester,
): Promise<void> {
  await transact(db, async (trx) => {
    const idHash = await findIdHash(trx, { userId, publicId: sessionId });
    if (!idHash) throw new AppError('not-found', errorMessages.notFound);
    if (idHash.equals(currentIdHash))
      throw new AppError('conflict', 'This is the device you are using. Sign out to end it here.');
    await revokeSession(trx, outbox, idHash);
    await insertAuditEntry(trx, requester, { action: 'sessions-ended', userId });
  });
}

export const signOtherDevicesOut = (
  { db, outbox }: Dependencies,
  { userId, currentIdHash }: Owner,
  requester: Requester,
): Promise<number> =>
  transact(db, async (trx) => {
    const ended = await revokeOtherSessions(trx, outbox, userId, currentIdHash);
    if (ended === undefined) throw new AppError('unauthenticated', errorMessages.unauthenticated);
    await insertAuditEntry(trx, requester, { action: 'sessions-ended', userId });
    return ended;
  });
