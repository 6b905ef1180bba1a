import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';

interface Props {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Shown in place of data that failed to load, with a retry button. */
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
