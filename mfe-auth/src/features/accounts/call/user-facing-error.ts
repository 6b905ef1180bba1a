import { ApiError, errorMessages } from '@gift-registry/bff-contract';

export function toUserFacingError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(errorMessages.internal, { code: 'internal', status: 500, cause: error });
}
