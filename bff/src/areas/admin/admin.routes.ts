import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { keepCounts, readCounts } from './admin.repository.ts';
import { findAnnouncements } from './announcements/announcements.repository.ts';
import { findAuditEntries } from './audit/audit-entries.repository.ts';
import { findTeamProducts } from './catalogue/product-rows.repository.ts';
import { adminList } from './lists/admin-list.ts';
import { findTeamMails } from './mails/team-mails.repository.ts';
import { findPeople } from './people/people.repository.ts';
import { findQueries } from './queries/team-queries.repository.ts';
import { findTeamRegistries } from './registries/team-registries.repository.ts';

/** The overview, and the lists of the control center (docs/how-to/add-an-admin-list.md). */
export const adminRoutes =
  ({ db, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getAdminOverview, () => readCounts(db));
    schedule.every(60, 'platform counts', () => keepCounts(db));

    adminList(app, db, contract.teamProducts, findTeamProducts);
    adminList(app, db, contract.teamRegistries, findTeamRegistries);
    adminList(app, db, contract.people, findPeople);
    adminList(app, db, contract.teamQueries, findQueries);
    adminList(app, db, contract.teamMails, findTeamMails);
    adminList(app, db, contract.announcements, findAnnouncements);
    adminList(app, db, contract.auditEntries, findAuditEntries);
  };
