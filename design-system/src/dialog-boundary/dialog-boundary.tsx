import { lazy, Suspense, type ReactNode } from 'react';
import type { Layer } from '../dialog/dialog.tsx';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';

/** Loaded when it is needed: a page that has opened no dialog yet does without its code. */
const FailedDialog = lazy(async () => ({
  default: (await import('./failed-dialog.tsx')).FailedDialog,
}));

type DialogBoundaryProps = {
  /** Names the dialog in the report of its failure: lower-case words with hyphens, and nothing that people typed. */
  part: string;
  /** The open state of the dialog inside. */
  layer: Layer;
  /** A Dialog, Sheet or Drawer, with the component that renders it. */
  children: ReactNode;
};

/** Keeps an error of a dialog’s own code from the page: a dialog says so, and offers to try again or to close. */
export function DialogBoundary({ part, layer, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      part={part}
      resetKey={layer.open}
      fallback={(retry) => (
        <Suspense>
          <FailedDialog layer={layer} onRetry={retry} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
