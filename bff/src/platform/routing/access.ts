import type { onRequestAsyncHookHandler } from 'fastify';
import { errorMessages, mayCall, type Access } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';

export function accessCheck(access: Access): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    if (access === 'guest') {
      if (request.guestId === null)
        throw new Error('A guest route was called without the guests plugin.');
      return;
    }
    if (request.user === null) throw new AppError('unauthenticated', errorMessages.unauthenticated);
    if (!mayCall(request.user.role, access))
      throw new AppError('forbidden', errorMessages.forbidden);
    if (access !== 'user' && request.user.deletesAt !== undefined)
      throw new AppError(
        'forbidden',
        'Your account is scheduled for deletion. Choose “Keep my account” to continue.',
      );
  };
}
