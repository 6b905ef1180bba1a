import { Component, createContext, useContext, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

const PartContext = createContext<string | undefined>(undefined);

export const usePart = (otherwise: string): string => useContext(PartContext) ?? otherwise;

type ErrorBoundaryProps = {
  /** Names the part in the report of its failure: lower-case words with hyphens, and nothing that people typed. */
  part: string;
  /** Replaces the message of a failed part. Default an alert with a button that renders the part again. */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
  /** A change of this value renders a failed part again. */
  resetKey?: string | number | boolean | undefined;
  children: ReactNode;
};

type ErrorBoundaryState = Pick<ErrorBoundaryProps, 'resetKey'> & { failed: boolean };

/** Keeps an error of its children in their part of the page, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  /** Read by the page, which reports the failure. */
  get part(): string {
    return this.props.part;
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { part, fallback, children } = this.props;
    if (!this.state.failed) return <PartContext value={part}>{children}</PartContext>;
    return fallback ? fallback(this.retry) : <PartFailure onRetry={this.retry} />;
  }
}

/** Shown in place of a part that failed. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="error"
      title="This part didn’t work."
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Everything else still does.
    </Alert>
  );
}
