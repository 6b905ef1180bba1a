import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  checkExport,
  downloadExport,
  errorMessages,
  exportAccount,
} from '@gift-registry/bff-contract';
import { requesterOf } from '../../platform/audit/requester.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { FileReply, route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { createPayeeCipher } from '../money/index.ts';
import { findAccountPage } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { deleteOldExports, isReadable, readParts } from './data-export.repository.ts';
import { askForExport, EXPORTS_TASK, makeNextExport } from './data-export.ts';

export function dataExportRoutes(app: FastifyInstance, auth: AuthDependencies): void {
  const { config, db, outbox, pictures, schedule } = app;

  async function requireReadable(userId: string, exportId: string, request: FastifyRequest) {
    await requireStepUp(db, request);
    if (!(await isReadable(db, userId, exportId)))
      throw new AppError('not-found', errorMessages.notFound);
  }

  route(app, exportAccount, async ({ user, request }) => {
    await requireStepUp(db, request);
    await askForExport(auth, user, requesterOf(request));
    return findAccountPage(db, user.id);
  });
  route(app, checkExport, async ({ user, params, request }) => {
    await requireReadable(user.id, params.exportId, request);
    return { readable: true as const };
  });
  route(app, downloadExport, async ({ user, params, request }) => {
    await requireReadable(user.id, params.exportId, request);
    return new FileReply({
      body: Readable.from(readParts(db, params.exportId)),
      type: 'application/zip',
      name: 'my-data.zip',
    });
  });

  const payees = createPayeeCipher(config);
  schedule.every(5, EXPORTS_TASK, () => makeNextExport({ config, db, outbox, pictures, payees }));
  schedule.every(600, 'old data exports', () => deleteOldExports(db));
}
