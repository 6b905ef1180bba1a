import { AppError } from '../../platform/errors/app-error.ts';

export const itemNotFound = (): AppError =>
  new AppError('not-found', 'This gift is no longer in the registry.');
