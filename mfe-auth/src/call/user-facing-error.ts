import { ApiError, errorMessages } from '@gift-registry/bff-contract';

/** Returns an `ApiError` as it is. Any other error gets a message for people. */
export function toUserFacingError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(errorMessages.internal, { code: 'internal', status: 500, cause: error });
}
