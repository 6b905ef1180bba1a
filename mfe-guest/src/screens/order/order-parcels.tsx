import { formatDay, type GuestOrder } from '@gift-registry/bff-contract';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../features/platform/scripts.tsx';
import { Facts } from './order-place.tsx';

interface Props {
  readonly parcel: GuestOrder['parcels'][number];
  readonly title: string;
  /** Names the gifts that are in it. */
  readonly isOneOfSeveral: boolean;
}

function Parcel({ parcel, title, isOneOfSeveral }: Props) {
  const { carrier, trackingNumber, trackingUrl, sentAt, lines } = parcel;
  const scriptsRun = useScriptsRun();
  const showToast = useToast();
  const content = lines.map(({ productName, quantity }) => `${quantity} × ${productName}`);
  return (
    <Section title={title}>
      <Stack gap={4}>
        <Facts
          facts={[
            ['In it', isOneOfSeveral && content.join('\n')],
            ['Carrier', carrier],
            ['Sent', isOneOfSeveral && formatDay(sentAt)],
            ['Tracking number', scriptsRun ? undefined : trackingNumber],
          ]}
        />
        {scriptsRun && trackingNumber !== null && (
          <CopyField
            label="Tracking number"
            value={trackingNumber}
            onCopyFailed={() =>
              showToast({
                type: 'error',
                title: 'Your browser did not let us copy',
                description: 'The number is selected, so you can copy it yourself.',
              })
            }
          />
        )}
        {trackingUrl !== null && (
          <TextLink external variant="standalone" href={trackingUrl}>
            Follow the parcel at {carrier}
          </TextLink>
        )}
      </Stack>
    </Section>
  );
}

export function OrderParcels({ order: { parcels, parcel } }: { readonly order: GuestOrder }) {
  const isOneOfSeveral = parcels.length > 1 || parcel === 'to-pack' || parcel === 'packed';
  return parcels.map((sent, index) => (
    <Parcel
      // Parcels are listed by age, and none changes.
      key={index}
      parcel={sent}
      title={isOneOfSeveral ? `Parcel ${index + 1}` : 'Your parcel'}
      isOneOfSeveral={isOneOfSeveral}
    />
  ));
}
