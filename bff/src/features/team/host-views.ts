import type { HostView } from '@gift-registry/bff-contract';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { registryNotFound } from '../registries/index.ts';
import { deleteHostView, findHostView, saveHostView } from './host-views.repository.ts';

interface Opened {
  readonly registryId: string;
  readonly why: string;
}

export const openHostView = (
  db: Db,
  by: TeamMember,
  sessionIdHash: Buffer,
  { registryId, why }: Opened,
): Promise<HostView> =>
  transact(db, async (trx) => {
    if (!(await saveHostView(trx, sessionIdHash, registryId)))
      throw new AppError('not-found', 'Only a registry that isn’t deleted can be seen.');
    const view = await findHostView(trx, sessionIdHash);
    if (!view) throw registryNotFound();
    const details = { endsAt: view.endsAt };
    const subject = `registry:${registryId}`;
    await insertTeamEntry(trx, by, { action: 'registry-seen-as-host', subject, why, details });
    return view;
  });

export const closeHostView = (
  db: Db,
  by: TeamMember,
  sessionIdHash: Buffer,
): Promise<{ closed: boolean }> =>
  transact(db, async (trx) => {
    const ended = await deleteHostView(trx, sessionIdHash);
    if (!ended) return { closed: false };
    const subject = `registry:${ended.registryId}`;
    await insertTeamEntry(trx, by, { action: 'host-view-ended', subject });
    return { closed: true };
  });
