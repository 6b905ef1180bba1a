import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { PageBody } from '../page-body/page-body.tsx';

export function RegistrySkeleton() {
  return (
    <PageBody>
      <Stack gap={6}>
        <p role="status">Loading registry...</p>
        <Card padding="lg">
          <Skeleton lines={4} />
        </Card>
        <GiftListSkeleton />
      </Stack>
    </PageBody>
  );
}
