import { formatTime, type SurpriseRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

/** Says which books are closed, and until when. */
export function SurpriseNotice({ surprises }: { readonly surprises: readonly SurpriseRegistry[] }) {
  return surprises.map(({ registryId, registryName, opensAt }) => (
    <Alert
      key={registryId}
      type="info"
      title={`The gifts of “${registryName}” are a surprise until ${formatTime(opensAt)}.`}
    >
      Guests still see which gifts are left. We mail you when your Gift Book opens.
    </Alert>
  ));
}
