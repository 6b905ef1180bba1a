import { ApiError, errorMessages } from '@gift-registry/bff-contract';

/** Whatever a call threw, as something that can be told to a person. */
export function toldError(error: unknown, fallback: string = errorMessages.internal): ApiError {
  if (error instanceof ApiError && error.message) return error;
  return new ApiError(fallback, { code: 'internal', status: 500, cause: error });
}
