import * as contract from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { adminList } from '../../platform/admin-lists/admin-list.ts';
import { teamMemberOf } from '../../platform/audit/requester.ts';
import { keepDailyNumbers } from '../../platform/database/daily-numbers.repository.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { route } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-cookie.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { findPeople } from '../accounts/index.ts';
import { findTeamProducts } from '../catalogue/index.ts';
import { findTeamMails } from '../mails/index.ts';
import { findAnnouncements, findQueries } from '../support/index.ts';
import { findAuditEntries, findAuditEntry } from './audit-entries.repository.ts';
import { changeSetting, listSettings } from './change-settings.ts';
import { closeHostView, openHostView } from './host-views.ts';
import { keepCounts, readCounts } from './overview.repository.ts';
import { readPlatformState } from './platform-state.ts';
import { readDailyNumbers } from './read-daily-numbers.ts';
import { deleteFilter, findSavedFilters, upsertFilter } from './saved-filters.repository.ts';
import { searchTeam } from './search-team.ts';
import { findTeamRegistries } from './team-registries.repository.ts';
import { teamRegistryRoutes } from './team-registry.routes.ts';

/** The lists of the control center (docs/how-to/add-an-admin-list.md). */

const forAdmins: ReadonlySet<string> = new Set(['ip', 'network', 'userAgent']);

/** Of an entry about a release. Its row already says who acted. */
const releaseActor = z.object({ tokenId: z.string(), ip: z.string() }).partial().catch({});

function detailsOf({ by, reason, ...details }: Readonly<Record<string, unknown>>) {
  const { tokenId, ip } = releaseActor.parse(by);
  return { ...details, ...(tokenId && { token: tokenId }), ...(ip && { ip }) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const sessionOf = ({ session }: FastifyRequest): Buffer => hashSessionId(session.sessionId);

/** The control center: overview, lists, registries, settings and the audit log. */
export const team = fp(async (app) => {
  const { config, db, pictures, schedule } = app;
  adminList(app, db, contract.teamProducts, findTeamProducts);
  adminList(app, db, contract.teamRegistries, findTeamRegistries);
  adminList(app, db, contract.people, findPeople);
  adminList(app, db, contract.teamQueries, findQueries);
  adminList(app, db, contract.teamMails, findTeamMails);
  adminList(app, db, contract.announcements, findAnnouncements);
  adminList(app, db, contract.auditEntries, findAuditEntries);
  route(app, contract.getAdminOverview, () => readCounts(db));
  schedule.every(60, 'platform counts', () => keepCounts(db));
  schedule.every(60, 'daily numbers', () => keepDailyNumbers(db));
  route(app, contract.getDailyNumbers, ({ query }) => readDailyNumbers(db, query));
  route(app, contract.getPlatformState, () => readPlatformState(app, pictures));
  route(app, contract.searchTeam, async ({ query }) => ({
    results: await searchTeam(db, query.text),
  }));
  route(app, contract.listSettings, async () => ({ settings: await listSettings(app) }));
  route(app, contract.changeSetting, async ({ params, body, user, request }) => {
    await requireStepUp(app.db, request);
    const by = teamMemberOf({ user, request });
    return changeSetting(app, { name: params.name, ...body }, by);
  });
  route(app, contract.getAuditEntry, async ({ params: { entryId }, user }) => {
    const entry = await findAuditEntry(db, entryId);
    if (!entry) throw new AppError('not-found', errorMessages.notFound);
    const details = Object.entries(detailsOf(entry.details))
      .filter(([name]) => contract.mayCall(user.role, 'admin') || !forAdmins.has(name))
      .map(([name, value]) => ({ name, value: textOf(value) }));
    return { ...entry, details };
  });
  route(app, contract.openHostView, ({ params, body, user, request }) =>
    openHostView(db, teamMemberOf({ user, request }), sessionOf(request), { ...params, ...body }),
  );
  route(app, contract.closeHostView, ({ user, request }) =>
    closeHostView(db, teamMemberOf({ user, request }), sessionOf(request)),
  );
  route(app, contract.listSavedFilters, async ({ user, query }) => ({
    filters: await findSavedFilters(db, user.id, query.list),
  }));
  route(app, contract.saveFilter, async ({ user, body }) => {
    if (!(await upsertFilter(db, user.id, body)))
      throw new AppError(
        'conflict',
        `This list has ${contract.mostSavedFilters} saved filters. Please delete one first.`,
      );
    return { filters: await findSavedFilters(db, user.id, body.list) };
  });
  route(app, contract.deleteSavedFilter, async ({ user, params }) => {
    if (!(await deleteFilter(db, user.id, params.filterId)))
      throw new AppError('not-found', contract.errorMessages.notFound);
    return { deleted: true as const };
  });

  teamRegistryRoutes(app, { ...app.giving, publicBaseUrl: config.publicBaseUrl });
});
