import {
  formatDay,
  formatPrice,
  formatRupees,
  hostParcelText,
  type HostGift,
  type RegistryItem,
  type RegistrySummary,
} from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { TextLink } from '@gift-registry/design-system/text-link';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { Link } from '@gift-registry/shell-contract';
import { useId } from 'react';
import styles from './news.module.css';
import { useItemsOf, useLatestGifts } from './use-news.ts';

function whatHappened({ amount, kind, productName, state }: HostGift): string {
  if (kind === 'contribution') return `promised ${formatRupees(amount ?? 0)} for ${productName}`;
  return state === 'reserved' ? `holds ${productName}` : `gave ${productName}`;
}

function Gift({ gift }: { readonly gift: HostGift }) {
  return (
    <li className={styles.news}>
      <LazyImage src={gift.imageUrl} alt="" className={styles.picture} />
      <span>
        <strong>{gift.giverName || 'A guest'}</strong> {whatHappened(gift)}
        {gift.parcel && <span className={styles.parcel}>{hostParcelText(gift.parcel)}</span>}
      </span>
      <time dateTime={gift.createdAt} className={styles.day}>
        {formatDay(gift.createdAt)}
      </time>
    </li>
  );
}

function LowerPrice({ item }: { readonly item: RegistryItem }) {
  const { product, shop } = item;
  const drop = (shop?.priceBefore ?? 0) - (product.price ?? 0);
  return (
    <li className={styles.news}>
      <LazyImage src={product.thumbnailUrl ?? product.imageUrl} alt="" className={styles.picture} />
      <span>
        {product.name} fell by <strong>{formatPrice(drop, product.currency)}</strong> at its shop
      </span>
    </li>
  );
}

const isCheaper = ({ product, shop }: RegistryItem): boolean =>
  (shop?.priceBefore ?? 0) > (product.price ?? Infinity);

function NewsSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>Loading your latest gifts...</VisuallyHidden>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className={styles.news}>
          <Skeleton shape="picture" className={styles.picture} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

export function Lately({ registries }: { readonly registries: readonly RegistrySummary[] }) {
  const cheaper = useItemsOf(registries).lists.flatMap(({ items }) => items.filter(isCheaper));
  const titleId = useId();
  const { data: gifts, error, isFetching, refetch } = useLatestGifts();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Lately
      </h2>
      {!gifts && !error && <NewsSkeleton />}
      {error && !gifts && (
        <LoadFailure
          title="Failed to load your Gift Book. Please try again."
          error={error}
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {gifts?.length === 0 && cheaper.length === 0 && (
        <p className={styles.nothing}>
          Gifts, promises and parcels appear here as soon as guests choose something.
        </p>
      )}
      {gifts && gifts.length + cheaper.length > 0 && (
        <>
          <ul className={styles.rows}>
            {gifts.map((gift) => (
              <Gift key={gift.id} gift={gift} />
            ))}
            {cheaper.map((item) => (
              <LowerPrice key={item.id} item={item} />
            ))}
          </ul>
          <TextLink variant="standalone" href="/gifts" linkComponent={Link}>
            Gift Book
          </TextLink>
        </>
      )}
    </Card>
  );
}
