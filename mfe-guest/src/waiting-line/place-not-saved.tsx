import type { ApiError } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

/** A refusal that no field shows: it stands above the buttons. */
export const PlaceNotSaved = ({ error }: { readonly error: ApiError | null }) =>
  error !== null &&
  error.field === undefined && (
    <Alert type="error" title="Your place in the line was not saved">
      {error.message}
    </Alert>
  );
