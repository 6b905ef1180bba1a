import { Card } from '@gift-registry/design-system/card';
import { Page, Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';

export function RegistrySkeleton() {
  return (
    <Page>
      <Stack gap={6}>
        <p role="status">Loading registry...</p>
        <Card padding="lg">
          <Skeleton lines={4} />
        </Card>
        <GiftListSkeleton />
      </Stack>
    </Page>
  );
}
