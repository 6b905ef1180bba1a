import type { ErrorReply } from '@gift-registry/bff-contract';
import type { AppError } from './app-error.ts';

export const errorBody = (error: AppError, requestId: string): ErrorReply => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.field ? { field: error.field } : {}),
    ...(error.current ? { current: error.current } : {}),
    requestId,
  },
});
