import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import styles from './gift-list-skeleton.module.css';

/** Rows of the real size, so that loading causes no layout shift. */
export function GiftListSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Loading registry items...</VisuallyHidden>
      {Array.from({ length: 4 }, (_, row) => (
        <Card key={row} padding="sm" className={styles.row}>
          <Skeleton shape="picture" className={styles.picture} />
          <Skeleton lines={2} />
        </Card>
      ))}
    </Stack>
  );
}
