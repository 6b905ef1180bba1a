import type { FastifyError } from 'fastify';
import { errorMessages, giftMessages, type ErrorCode } from '@gift-registry/bff-contract';
import { AppError } from './app-error.ts';

export const badRequestMessage =
  'We could not read that request. Please reload the page and try again.';

const byStatus: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['bad-request', badRequestMessage],
  401: ['unauthenticated', errorMessages.unauthenticated],
  403: ['forbidden', errorMessages.forbidden],
  404: ['not-found', errorMessages.notFound],
  405: ['method-not-allowed', errorMessages.methodNotAllowed],
  406: ['bad-request', badRequestMessage],
  408: ['bad-request', badRequestMessage],
  413: ['payload-too-large', errorMessages.tooLarge],
  414: ['bad-request', badRequestMessage],
  415: ['unsupported-media-type', errorMessages.mediaType],
  429: ['rate-limited', errorMessages.rateLimited],
  503: ['unavailable', errorMessages.unavailable],
};

type ValidationIssue = NonNullable<FastifyError['validation']>[number];

const fieldOf = (issue: ValidationIssue): string | undefined => {
  const path = issue.instancePath.split('/').filter((part) => part !== '');
  const unknownKeys: unknown = issue.params.keys;
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(unknownKeys))
    path.push(String(unknownKeys[0]));
  return path.length > 0 ? path.join('.') : undefined;
};

function validationFailure(error: FastifyError, issue: ValidationIssue): AppError {
  const field = fieldOf(issue);
  const details = { cause: error, ...(field ? { field } : {}) };
  switch (error.validationContext) {
    case 'params':
      // A malformed id matches no row.
      return new AppError(
        'not-found',
        issue.message === errorMessages.malformedId
          ? errorMessages.malformedId
          : errorMessages.notFound,
        { cause: error },
      );
    case 'body':
      return new AppError('invalid-input', issue.message ?? errorMessages.invalidInput, details);
    default:
      return new AppError('bad-request', issue.message ?? badRequestMessage, details);
  }
}

const connectionCodes =
  /^(?:08...|53...|57P0.|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg throws these without a code. */
const connectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

const fullDiskCodes = /^(?:ENOSPC|EDQUOT)$/;

const isFullDisk = (error: Error): boolean =>
  'code' in error && fullDiskCodes.test(String(error.code));

const isConnectionLoss = (error: Error): boolean =>
  ('code' in error && connectionCodes.test(String(error.code))) ||
  connectionMessages.test(error.message);

const REGISTRY_CLOSED = 'GR001';
const GIFTS_PAUSED = 'GR002';

export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if ('validation' in error && error.validation?.[0])
    return validationFailure(error, error.validation[0]);
  if ('code' in error && error.code.startsWith('FST_CSRF_'))
    return new AppError('csrf', errorMessages.csrf, { cause: error });
  if ('code' in error && error.code === REGISTRY_CLOSED)
    return new AppError('conflict', giftMessages.registryComplete, { cause: error });
  if ('code' in error && error.code === GIFTS_PAUSED)
    return new AppError('conflict', giftMessages.giftsPaused, { cause: error });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const known = byStatus[status];
  if (known) return new AppError(known[0], known[1], { status, cause: error });
  if (isFullDisk(error))
    return new AppError('unavailable', errorMessages.storageFull, { retryAfter: 60, cause: error });
  if (isConnectionLoss(error))
    return new AppError('unavailable', errorMessages.unavailable, { retryAfter: 2, cause: error });
  return new AppError('internal', errorMessages.internal, { cause: error });
}
