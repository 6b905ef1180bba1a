import { Card } from '@gift-registry/design-system/card';
import { Skeleton } from '@gift-registry/design-system/skeleton';

export function GiftBookSkeleton() {
  return (
    <div role="status" aria-label="Loading your Gift Book...">
      {[1, 2, 3].map((row) => (
        <Card key={row} padding="sm">
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  );
}
