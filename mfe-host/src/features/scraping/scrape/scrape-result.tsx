import type { ScrapeMessage } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

export function ScrapeResult({ notice }: { readonly notice: ScrapeMessage | null }) {
  if (notice)
    return (
      <Alert type="warning" title={notice.title}>
        {notice.text}
      </Alert>
    );
  return (
    <Alert type="success" title="Here is what we found">
      Check the details and correct them where needed.
    </Alert>
  );
}
