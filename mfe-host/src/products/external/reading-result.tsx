import type { ScrapeNotice } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

/** Stands above the details that a page told. */
export function ReadingResult({ notice }: { readonly notice: ScrapeNotice | null }) {
  if (notice)
    return (
      <Alert type="warning" title={notice.title}>
        {notice.text}
      </Alert>
    );
  return (
    <Alert type="success" title="Here is what we found">
      Check the details and change whatever is not right.
    </Alert>
  );
}
