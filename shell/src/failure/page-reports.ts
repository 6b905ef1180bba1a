import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';

interface ReportedPage {
  readonly project: string;
  readonly page: string;
}

const tell = (name: string, detail: object) => dispatchEvent(new CustomEvent(name, { detail }));

export const reportPage = (page: ReportedPage) => tell('gr-page', page);

export const reportPageFailure = (page: ReportedPage, kind: 'load' | 'crash', error: unknown) =>
  tell('gr-failure', { ...page, kind, error });

interface FailedPart {
  readonly part: string;
  /** Default the project of the page. */
  readonly project?: 'shell';
}

const reportPartFailure = (failed: FailedPart, error: unknown) =>
  tell('gr-failure', { ...failed, kind: 'crash', error });

export const reportShellFailure = (error: unknown) =>
  tell('gr-failure', { project: 'shell', kind: 'crash', error });

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
