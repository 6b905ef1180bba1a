import type { ReactNode } from 'react';
import { ErrorBoundary, PartFailure } from './error-boundary.tsx';

type FramedPartProps = {
  part: string;
  /** Of the frame in which a failure stands. */
  className: string | undefined;
  children: ReactNode;
};

export function FramedPart({ part, className, children }: FramedPartProps) {
  return (
    <ErrorBoundary
      part={part}
      fallback={(retry) => (
        <div className={className}>
          <PartFailure onRetry={retry} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
