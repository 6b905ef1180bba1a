import {
  shownStateNames,
  shownStateOf,
  formatDay,
  type HostGift,
  hostParcelText,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { GiftPayment } from './gift-payment.tsx';
import {
  canBeReceived,
  canBeThanked,
  giverOf,
  stateTones,
  valueOf,
} from '../../features/gift-book/gift-words.ts';
import styles from './gift-row.module.css';

function GiftParcel({ gift: { parcel, productName } }: { readonly gift: HostGift }) {
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

interface Props {
  readonly gift: HostGift;
  readonly showsRegistry: boolean;
  readonly selected: boolean;
  readonly onToggle: () => void;
  readonly onReceived: (received: boolean) => void;
  readonly onThank: () => void;
}

export function GiftRow({ gift, showsRegistry, selected, onToggle, onReceived, onThank }: Props) {
  const giver = giverOf(gift);
  const about = `${gift.productName}, from ${giver}`;
  return (
    <li className={styles.row} data-selected={selected || undefined}>
      <Checkbox
        label={<VisuallyHidden>Choose {about}</VisuallyHidden>}
        checked={selected}
        disabled={!canBeThanked(gift)}
        onChange={onToggle}
        className={styles.tick}
      />
      <LazyImage src={gift.imageUrl} alt="" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.gift}>{gift.productName}</h2>
        <p className={styles.giver}>{giver}</p>
        {gift.giverEmail && <p className={styles.email}>{gift.giverEmail}</p>}
        {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      </div>
      <div className={styles.facts}>
        <p className={styles.value}>{valueOf(gift)}</p>
        <Badge tone={stateTones[shownStateOf(gift)]}>{shownStateNames[shownStateOf(gift)]}</Badge>
        <p className={styles.day}>
          <time dateTime={gift.createdAt}>{formatDay(gift.createdAt)}</time>
          {showsRegistry && ` · ${gift.registryName}`}
        </p>
        <GiftParcel gift={gift} />
        <GiftPayment gift={gift} giver={giver} />
        {gift.thankedAt && gift.receivedAt === null && gift.kind === 'claim' && (
          <p className={styles.day}>Not received yet</p>
        )}
      </div>
      {canBeThanked(gift) && (
        <div className={styles.actions}>
          <Button
            size="sm"
            aria-label={`${gift.receivedAt === null ? 'Mark as received' : 'Received'}: ${about}`}
            startIcon={gift.receivedAt === null ? undefined : <CheckIcon />}
            onClick={() => onReceived(canBeReceived(gift))}
          >
            {gift.receivedAt === null ? 'Mark as received' : 'Received'}
          </Button>
          <Button
            size="sm"
            variant={gift.thankedAt === null ? 'secondary' : 'quiet'}
            aria-label={`${gift.thankedAt === null ? 'Say thanks' : 'See the note'}: ${about}`}
            onClick={onThank}
          >
            {gift.thankedAt === null ? 'Say thanks' : 'See the note'}
          </Button>
        </div>
      )}
    </li>
  );
}
