import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { useEffect, useLayoutEffect, Component, type ReactNode } from 'react';
import { removeFirstPaint } from '../first-paint/first-paint.ts';
import { reportShellFailure } from './page-reports.ts';
import { useRouteError } from 'react-router';

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

type CrashBoundaryProps = { children: ReactNode };
type CrashBoundaryState = { crashed: boolean; error?: unknown };

export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crashed: true, error };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen error={this.state.error} /> : this.props.children;
  }
}

/** Without it, the router would show visitors the stack. */
export function LayoutCrash() {
  return <CrashScreen error={useRouteError()} />;
}
