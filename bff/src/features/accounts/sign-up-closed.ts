import { AppError } from '../../platform/errors/app-error.ts';

export const signUpClosed = () =>
  new AppError('forbidden', 'Account registration is currently disabled. Please contact support.');
