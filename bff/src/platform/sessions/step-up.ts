import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { isConfirmed } from './confirmations.repository.ts';
import { hashSessionId } from './session-cookie.ts';

export async function requireStepUp(db: Db, { session }: FastifyRequest): Promise<void> {
  if (!(await isConfirmed(db, hashSessionId(session.sessionId))))
    throw new AppError(
      'step-up-required',
      'Please confirm that it’s you first. Nothing was changed.',
    );
}
