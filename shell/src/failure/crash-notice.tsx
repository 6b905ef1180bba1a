import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useLayoutEffect } from 'react';
import { endFirstPaint } from '../first-paint/first-paint.ts';

/** Stands alone: nothing that may have crashed is used here. */
export function CrashNotice() {
  useLayoutEffect(endFirstPaint, []);
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
