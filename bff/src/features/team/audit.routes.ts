import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { z } from 'zod';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { route } from '../../platform/routing/route.ts';
import { findAuditEntry } from './audit-entries.repository.ts';

const forAdmins: ReadonlySet<string> = new Set(['ip', 'network', 'userAgent']);

/** Of an entry about a release. Its row already says who acted. */
const releaseActor = z.object({ tokenId: z.string(), ip: z.string() }).partial().catch({});

function detailsOf({ by, reason, ...details }: Readonly<Record<string, unknown>>) {
  const { tokenId, ip } = releaseActor.parse(by);
  return { ...details, ...(tokenId && { token: tokenId }), ...(ip && { ip }) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const auditRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getAuditEntry, async ({ params: { entryId }, user }) => {
      const entry = await findAuditEntry(db, entryId);
      if (!entry) throw new AppError('not-found', errorMessages.notFound);
      const details = Object.entries(detailsOf(entry.details))
        .filter(([name]) => contract.mayCall(user.role, 'admin') || !forAdmins.has(name))
        .map(([name, value]) => ({ name, value: textOf(value) }));
      return { ...entry, details };
    });
  };
