import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { reportPartFailure } from '../page-reports/page-reports.ts';

/** Each remote bundles a boundary of its own, so that it is known by its property. */
const partOf = (boundary: object): string | undefined =>
  'part' in boundary && typeof boundary.part === 'string' ? boundary.part : undefined;

interface CaughtError {
  readonly componentStack?: string | undefined;
  readonly errorBoundary?: object | undefined;
}

/** Failed pages report themselves. */
export function reportCaughtError(
  error: unknown,
  { errorBoundary, componentStack }: CaughtError,
): void {
  // The overlay of the dev server shows errors that nobody caught.
  if (process.env['NODE_ENV'] === 'development') reportError(error);
  else console.error(error, componentStack);
  const part = errorBoundary && partOf(errorBoundary);
  if (part === undefined) return;
  const isOurs = errorBoundary instanceof ErrorBoundary;
  reportPartFailure({ part, ...(isOurs && { project: 'shell' }) }, error);
}
