import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { PublishError } from './release.ts';

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Refused changes are answered with their words, and so is a disk that has no room for a build. */
export const answerRefusals = (
  app: Pick<FastifyInstance, 'setErrorHandler'>,
  code: 'conflict' | 'invalid-input',
): unknown =>
  app.setErrorHandler((error) => {
    if (error instanceof PublishError) throw new AppError(code, error.message);
    if (isDiskFull(error))
      throw new AppError('unavailable', 'The disk of the server is full. Nothing was published.', {
        cause: error,
        retryAfter: 60,
      });
    throw error;
  });
