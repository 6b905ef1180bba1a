import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { downloadExport, errorMessages, exportAccount } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { PictureStorage } from '../../../pictures/picture-storage.ts';
import { route, StreamReply } from '../../../routing/route.ts';
import type { AuthDependencies } from '../../auth/auth-dependencies.ts';
import { requesterOf } from '../../auth/requester.ts';
import { findAccountPage } from '../account.repository.ts';
import { deleteOldExports, isReadable, readParts } from './data-export.repository.ts';
import { askForExport, EXPORTS_TASK, makeNextExport } from './data-export.service.ts';

export const dataExportRoutes =
  (
    { config, db, outbox, schedule }: AppDependencies,
    auth: AuthDependencies,
    pictures: PictureStorage,
  ): FastifyPluginAsync =>
  async (app) => {
    route(app, exportAccount, async ({ user, request }) => {
      await askForExport(auth, user, requesterOf(request));
      return findAccountPage(db, user.id);
    });
    route(app, downloadExport, async ({ user, params }) => {
      if (!(await isReadable(db, user.id, params.exportId)))
        throw new AppError('not-found', errorMessages.notFound);
      return new StreamReply({
        body: Readable.from(readParts(db, params.exportId)),
        type: 'application/zip',
        name: 'my-data.zip',
      });
    });

    schedule.every(5, EXPORTS_TASK, () => makeNextExport({ config, db, outbox, pictures }));
    schedule.every(600, 'old data exports', () => deleteOldExports(db));
  };
