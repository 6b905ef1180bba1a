import {
  errorMessages,
  type AnnouncementForm,
  type AnnouncementRow,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  endAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  updateAnnouncement,
} from './announcements.repository.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'events' | 'log'>;

async function announcementOf(db: Db, id: string): Promise<AnnouncementRow> {
  const found = await findAnnouncement(db, id);
  if (!found) throw new AppError('not-found', errorMessages.notFound);
  return found;
}

/** Open pages hear of it at once; without the bus, the boards of all processes read it within seconds. */
async function andTell<T>({ db, events, log }: Dependencies, change: (trx: Db) => Promise<T>) {
  const changed = await transact(db, change);
  await events
    .publish([{ type: 'announcements-changed' }])
    .catch((err: unknown) => log.warn({ err }, 'open pages hear of an announcement later'));
  return changed;
}

const audit = (trx: Db, by: TeamMember, action: string, id: string) =>
  insertTeamEntry(trx, by, { action, subject: `announcement:${id}` });

export const announce = (deps: Dependencies, by: TeamMember, form: AnnouncementForm) =>
  andTell(deps, async (trx) => {
    const id = await insertAnnouncement(trx, by.userId, form);
    await audit(trx, by, 'announcement-made', id);
    return announcementOf(trx, id);
  });

export const change = (
  deps: Dependencies,
  by: TeamMember,
  id: string,
  form: AnnouncementForm & { readonly version: number },
) =>
  andTell(deps, async (trx) => {
    const before = await announcementOf(trx, id);
    if (!(await updateAnnouncement(trx, id, form)))
      throw new AppError('stale', 'Somebody has changed or ended this announcement.', {
        current: before,
      });
    await audit(trx, by, 'announcement-changed', id);
    return announcementOf(trx, id);
  });

export const end = (deps: Dependencies, by: TeamMember, id: string) =>
  andTell(deps, async (trx) => {
    await announcementOf(trx, id);
    if (await endAnnouncement(trx, id)) await audit(trx, by, 'announcement-ended', id);
  });
