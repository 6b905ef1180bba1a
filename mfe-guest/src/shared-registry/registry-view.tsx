import type { SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Claiming } from '../claiming/claiming.tsx';
import { GiftList } from '../gift-list/gift-list.tsx';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { useSharedItems } from '../gift-list/use-shared-items.ts';
import { RegistryBanner } from './registry-banner.tsx';
import { RegistryDetails } from './registry-details.tsx';
import { PageBody } from '../page-body/page-body.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
}

export function RegistryView({ shareCode, registry }: Props) {
  const items = useSharedItems(shareCode, true);
  return (
    <>
      <title>{`${registry.registryName} · Gift registry`}</title>
      <RegistryBanner registry={registry} />
      <PageBody>
        <Stack gap={7}>
          <RegistryDetails registry={registry} />
          {items.isPending && <GiftListSkeleton />}
          {items.isError && !items.data && (
            <Alert
              type="error"
              title="Failed to load registry items"
              action={<Button onClick={() => void items.refetch()}>Try again</Button>}
            >
              {items.error.message}
            </Alert>
          )}
          {items.data && (
            <Claiming shareCode={shareCode} items={items.data.items}>
              {(actions) => <GiftList items={items.data.items} {...actions} />}
            </Claiming>
          )}
        </Stack>
      </PageBody>
    </>
  );
}
