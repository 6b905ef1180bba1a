import type { ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';

interface Props {
  readonly error: ApiError;
  readonly onByHand: () => void;
}

export function ScrapeStartFailure({ error, onByHand }: Props) {
  return (
    <Alert
      type="error"
      title="Failed to scrape product"
      action={<Button onClick={onByHand}>Fill in by hand</Button>}
    >
      {error.message}
    </Alert>
  );
}
