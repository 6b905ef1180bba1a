import {
  formatEventDate,
  formatTime,
  plural,
  type SurpriseRegistry,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';

type Parcels = NonNullable<SurpriseRegistry['parcels']>[number];

/** Without the gift: a host may know only that somebody has to be at home. */
const parcelsText = ({ day, parcels }: Parcels): string =>
  day === null
    ? plural(parcels, 'A parcel is on its way to you.', '# parcels are on their way to you.')
    : plural(
        parcels,
        `A parcel comes on ${formatEventDate(day)}.`,
        `# parcels come on ${formatEventDate(day)}.`,
      );

export function SurpriseNotice({ surprises }: { readonly surprises: readonly SurpriseRegistry[] }) {
  return surprises.map(({ registryId, registryName, opensAt, parcels }) => (
    <Alert
      key={registryId}
      type="info"
      title={`The gifts of “${registryName}” are a surprise until ${formatTime(opensAt)}.`}
    >
      <p>Guests still see which gifts are left. We mail you when your Gift Book opens.</p>
      {parcels?.map((each) => (
        <p key={each.day ?? 'soon'}>{parcelsText(each)}</p>
      ))}
    </Alert>
  ));
}
