import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { findAnnouncements, findQueries } from '../support/index.ts';
import { findAuditEntries } from './audit-entries.repository.ts';
import { findTeamProducts } from '../catalogue/index.ts';
import { adminList } from '../../platform/admin-lists/admin-list.ts';
import { findTeamMails } from '../mails/index.ts';
import { findPeople } from '../accounts/index.ts';
import { findTeamRegistries } from './team-registries.repository.ts';

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
