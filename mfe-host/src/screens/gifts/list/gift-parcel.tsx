import { hostParcelText, type HostGift } from '@gift-registry/bff-contract';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import styles from './gift-row.module.css';

export function GiftParcel({ gift: { parcel, productName } }: { readonly gift: HostGift }) {
  if (!parcel) return null;
  const text = hostParcelText(parcel);
  return (
    <p className={styles.day}>
      {parcel.trackingUrl && parcel.state === 'on-its-way' ? (
        <TextLink href={parcel.trackingUrl} external>
          {text}
          <VisuallyHidden>: {productName}</VisuallyHidden>
        </TextLink>
      ) : (
        text
      )}
    </p>
  );
}
