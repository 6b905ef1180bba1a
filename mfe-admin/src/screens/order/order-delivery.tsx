import type { TeamOrder } from '@gift-registry/bff-contract';
import { CopyButton } from '@gift-registry/design-system/copy-button';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { Facts, Section } from '../../features/team/section.tsx';
import { addressLines, deliveryFacts } from '../../features/orders/delivery-facts.ts';
import styles from './sections.module.css';

interface Props {
  readonly order: TeamOrder;
}

const words = {
  host: 'To the host',
  guest: 'To the giver’s own address',
  'pick-up': 'The giver picks it up',
} as const;

function Address({ order: { shipAddress, shipTo } }: Props) {
  const showToast = useToast();
  if (shipTo === 'pick-up')
    return <p>No address is needed. The giver gets a mail when it is ready.</p>;
  if (!shipAddress)
    return <p className={styles.missing}>The host has given no address yet. Please ask them.</p>;
  const lines = addressLines(shipAddress);
  return (
    <div className={styles.addressRow}>
      <address className={styles.address}>
        {lines.map((line, index) => (
          <span key={`${index}-${line}`}>{line}</span>
        ))}
      </address>
      <CopyButton
        size="sm"
        text={lines.join('\n')}
        onCopyFailed={() =>
          showToast({ type: 'error', title: 'Not copied', description: 'Please select the text.' })
        }
      >
        Copy the address
      </CopyButton>
    </div>
  );
}

function Parcel({ parcel }: { readonly parcel: TeamOrder['parcels'][number] }) {
  const { carrier, trackingNumber, trackingUrl, lines } = parcel;
  return (
    <>
      {carrier}
      {trackingNumber && ` · ${trackingNumber}`}
      {` · ${lines.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', ')}`}
      {trackingUrl && (
        <>
          {' '}
          <TextLink href={trackingUrl} external>
            Follow the parcel
          </TextLink>
        </>
      )}
    </>
  );
}

export function OrderDelivery({ order }: Props) {
  const { shipTo, parcels } = order;
  const wishes = deliveryFacts(order);
  return (
    <Section title={words[shipTo]}>
      <Address order={order} />
      {wishes.length + parcels.length > 0 && (
        <Facts
          stacked
          facts={[
            ...wishes.map(
              ({ name, value }) =>
                [
                  name,
                  <span key={name} className={styles.lines}>
                    {value}
                  </span>,
                ] as const,
            ),
            ...parcels.map(
              (parcel, index) =>
                [
                  parcels.length > 1 ? `Parcel ${index + 1}` : 'Parcel',
                  <Parcel key={parcel.sentAt} parcel={parcel} />,
                ] as const,
            ),
          ]}
        />
      )}
    </Section>
  );
}
