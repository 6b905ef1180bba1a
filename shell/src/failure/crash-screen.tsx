import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useEffect, useLayoutEffect } from 'react';
import { removeFirstPaint } from '../first-paint/first-paint.ts';
import { reportShellFailure } from '../page-reports/page-reports.ts';

/** Uses no context and no router: either may have crashed. */
export function CrashScreen({ error }: { error: unknown }) {
  useLayoutEffect(removeFirstPaint, []);
  useEffect(() => void reportShellFailure(error), [error]);
  return (
    <main>
      <EmptyState
        headingLevel={1}
        title="An unexpected error occurred"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      >
        We are sorry. Your registry is safe; please reload the page.
      </EmptyState>
    </main>
  );
}
