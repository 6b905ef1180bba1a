import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import styles from './items-skeleton.module.css';

/** Placeholder rows of the final size, so loading causes no layout shift. */
export function ItemsSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Loading registry items...</VisuallyHidden>
      {Array.from({ length: 3 }, (_, row) => (
        <Card key={row} padding="sm" className={styles.row}>
          <Skeleton shape="picture" className={styles.picture} />
          <Skeleton lines={2} />
        </Card>
      ))}
    </Stack>
  );
}
