import type { SettingName } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Requester } from '../../../subjects/audit-log/requester.ts';

interface SettingEntry {
  readonly userId: string;
  readonly requester: Requester;
  readonly name: SettingName;
  readonly from: string | null;
  readonly to: string | null;
}

export async function insertSettingEntry(
  trx: Db,
  { userId, requester, name, from, to }: SettingEntry,
): Promise<void> {
  const { ip, requestId, userAgent } = requester;
  await trx
    .insertInto('auditLog')
    .values({
      actorId: userId,
      action: 'setting-changed',
      subject: `setting:${name}`,
      details: JSON.stringify({ ip, requestId, userAgent, from, to }),
    })
    .execute();
}
