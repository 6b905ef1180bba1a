import type { preHandlerAsyncHookHandler } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findClosedBook } from './audience.repository.ts';

/** Lets hosts take no gift of their own registry while gifts are hidden: the answer would tell whether it is taken. */
export const refuseHostsOfSurprises =
  (db: Db): preHandlerAsyncHookHandler =>
  async ({ method, openShare, user }) => {
    if (method === 'GET' || user === null || openShare === null) return;
    if (!(await findClosedBook(db, user.id, openShare.registryId))) return;
    throw new AppError(
      'forbidden',
      'The gifts of this registry are still a surprise for you, so you can’t take one. Guests can, also in a browser without your sign-in.',
    );
  };
