import { type SignedInDevice, errorMessages } from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeOtherSessions, revokeSession } from '../../platform/sessions/revoke-sessions.ts';
import { findIdHash, listSessionsOf } from '../../platform/sessions/sessions.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

type Rule = readonly [pattern: RegExp, name: string];

// Most browsers also name Chrome and Safari, so the rarer names come first.
const browsers: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (rules: readonly Rule[], userAgent: string): string | undefined =>
  rules.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A name such as 'Firefox on Windows'. Never contains text of the header, which anybody can write. */
export function deviceName(userAgent: string): string {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

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
