import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { findAnnouncements } from '../announcements/announcements.repository.ts';
import { findAuditEntries } from '../audit/audit-entries.repository.ts';
import { findTeamProducts } from '../catalogue/product-rows.repository.ts';
import { adminList } from './admin-list.ts';
import { findTeamMails } from '../mails/team-mails.repository.ts';
import { findPeople } from '../people/people.repository.ts';
import { findQueries } from '../queries/team-queries.repository.ts';
import { findTeamRegistries } from '../registries/team-registries.repository.ts';

/** The lists of the control center (docs/how-to/add-an-admin-list.md). */
export const adminListsRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    adminList(app, db, contract.teamProducts, findTeamProducts);
    adminList(app, db, contract.teamRegistries, findTeamRegistries);
    adminList(app, db, contract.people, findPeople);
    adminList(app, db, contract.teamQueries, findQueries);
    adminList(app, db, contract.teamMails, findTeamMails);
    adminList(app, db, contract.announcements, findAnnouncements);
    adminList(app, db, contract.auditEntries, findAuditEntries);
  };
