import { cataloguePageSize } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import styles from './product-grid.module.css';

export function ProductsSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>Loading products...</VisuallyHidden>
      {Array.from({ length: cataloguePageSize }, (_, card) => (
        <Card key={card} padding="sm">
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}
