import type { onRequestAsyncHookHandler } from 'fastify';
import { errorMessages, type Access, type Role } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';

const allowedRoles: Record<Exclude<Access, 'public' | 'guest'>, readonly Role[]> = {
  user: ['admin', 'host', 'guest', 'viewer'],
  host: ['admin', 'host'],
  admin: ['admin'],
};

/** Decides before the body is read who may go on. */
export function accessCheck(access: Access): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    if (access === 'guest') {
      // Without the guest plugin nobody could tell guests apart.
      if (request.guestId === null) throw new Error('A guest route was reached without a guest.');
      return;
    }
    if (request.user === null) throw new AppError('unauthenticated', errorMessages.unauthenticated);
    if (!allowedRoles[access].includes(request.user.role))
      throw new AppError('forbidden', errorMessages.forbidden);
  };
}
