import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

type LoadFailureProps = {
  /** A message that names the data. */
  title: string;
  /** Its message explains the failure, unless it repeats the title. */
  error: Error;
  /** Loads the data again. */
  onRetry: () => unknown;
  /** True while the data is loading again. Default false. */
  busy?: boolean | undefined;
};

/** Shown in place of data that failed to load, with a button that tries again. */
export function LoadFailure({ title, error, onRetry, busy = false }: LoadFailureProps) {
  return (
    <Alert
      type="error"
      title={title}
      action={
        <Button busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {error.message !== title && error.message}
    </Alert>
  );
}
