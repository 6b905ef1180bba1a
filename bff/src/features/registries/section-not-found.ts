import { AppError } from '../../platform/errors/app-error.ts';

export const sectionNotFound = (): AppError =>
  new AppError('not-found', 'This section is no longer in the registry.');
