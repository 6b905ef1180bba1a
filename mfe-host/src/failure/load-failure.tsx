import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';

interface Props {
  /** What could not be read. */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Stands where data would, and reads it again on request. */
export function LoadFailure({ title, error, onRetry }: Props) {
  return (
    <Alert
      type="error"
      title={title}
      action={<Button onClick={() => void onRetry()}>Try again</Button>}
    >
      {error.message !== title && error.message}
    </Alert>
  );
}
