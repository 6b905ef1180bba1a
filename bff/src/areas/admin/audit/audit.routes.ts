import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { route } from '../../../platform/routing/route.ts';
import { csvReply, pageReply } from '../lists/list-replies.ts';
import { findAuditEntries, findAuditEntry } from './audit-entries.repository.ts';

const forAdmins: ReadonlySet<string> = new Set(['ip', 'network', 'userAgent']);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const auditRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listAuditEntries, ({ query }) =>
      pageReply(query, (ask) => findAuditEntries(db, query, ask)),
    );
    route(app, contract.exportAuditEntries, ({ query }) =>
      csvReply(contract.auditEntries, query.sort, (ask) => findAuditEntries(db, query, ask)),
    );
    route(app, contract.getAuditEntry, async ({ params: { entryId }, user }) => {
      const entry = await findAuditEntry(db, entryId);
      if (!entry) throw new AppError('not-found', errorMessages.notFound);
      const details = Object.entries(entry.details).flatMap(([name, value]) =>
        name === 'reason' || (forAdmins.has(name) && user.role !== 'admin')
          ? []
          : [{ name, value: textOf(value) }],
      );
      return { ...entry, details };
    });
  };
