import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import styles from './items-skeleton.module.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFailure } from '../platform/query-failure.tsx';

export function ItemsSkeleton() {
  return (
    <Stack gap={4} role="status">
      {Array.from({ length: 3 }, (_, row) => (
        <Card key={row} padding="sm" className={styles.row}>
          <Skeleton shape="picture" className={styles.picture} />
          {row === 0 ? (
            <p className={styles.text}>Loading registry items...</p>
          ) : (
            <Skeleton lines={2} />
          )}
        </Card>
      ))}
    </Stack>
  );
}

export function ItemsStatus({ items }: { readonly items: UseQueryResult }) {
  if (items.data) return null;
  if (!items.error) return <ItemsSkeleton />;
  return <QueryFailure query={items} title="Failed to load registry items" />;
}
