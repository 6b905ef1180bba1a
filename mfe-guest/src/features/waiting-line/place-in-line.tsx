import type { SharedItem, ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { purchasePath } from '../platform/gift-paths.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export function GiveButton({ shareCode, item }: Props) {
  return (
    <Button variant="primary" size="lg" href={purchasePath(shareCode, item.id)}>
      Give this gift
    </Button>
  );
}

/** A refusal that no field shows: it stands above the buttons. */
export const PlaceNotSaved = ({ error }: { readonly error: ApiError | null }) =>
  error !== null &&
  error.field === undefined && (
    <Alert type="error" title="Your place in the line was not saved">
      {error.message}
    </Alert>
  );
