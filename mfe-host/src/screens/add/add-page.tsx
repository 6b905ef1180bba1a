import type { RegistryItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { ExternalGiftBox } from '../../features/scraping/external-gift-box.tsx';
import { useUndoAddition, type Addition } from '../../features/items/adding/use-undo-addition.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import { RegistryToAddTo } from '../../features/registries/choice/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../../features/registries/choice/use-registry-to-add-to.ts';
import { Screen } from '../../features/platform/screen/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen/screen-header.tsx';
import { useAccountOfPage } from '../../features/accounts/sign-in/use-account-of-page.ts';
import { AddedGift } from './added-gift.tsx';
import { OtherWays } from './other-ways.tsx';
import { readSharedGift, withoutSharedGift } from './shared-gift.ts';

export default function AddPage() {
  const { location, replaceQuery } = useNavigation();
  const [shared, setShared] = useState(() => readSharedGift(location.search));
  const [addition, setAddition] = useState<Addition>();
  const account = useAccountOfPage();
  const target = useRegistryToAddTo();
  const { registry, choose } = target;
  const undo = useUndoAddition(addition ? [addition] : [], () => setAddition(undefined));

  const added = (item: RegistryItem, quantity: number) => {
    if (item.registryId !== null) choose(item.registryId);
    setShared(undefined);
    setAddition({ item, quantity });
  };
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="narrow">
        <Stack gap={5}>
          <PageHeading
            title="Add a gift"
            lede="Paste the link of anything you wish for, from any shop."
          />
          {shared && shared.link === undefined && (
            <Alert type="warning" title="We found no link in what you shared">
              Please copy the address of the gift’s page and paste it below.
            </Alert>
          )}
          <RegistryToAddTo target={target} />
          {addition ? (
            <AddedGift
              item={addition.item}
              registryName={registry?.registryName}
              onUndo={() => undo(addition)}
              onAnother={() => setAddition(undefined)}
            />
          ) : (
            <ExternalGiftBox
              key={account}
              account={account}
              registryId={registry === null ? null : registry?.id}
              pageShown
              draftPlace="shared-gift"
              shared={shared}
              onSharedTaken={() => replaceQuery(withoutSharedGift(location.search))}
              onAdded={added}
            />
          )}
          <Cluster gap={5}>
            <TextLink
              href={registryPath('/add/links', registry?.id)}
              linkComponent={Link}
              variant="standalone"
            >
              Add several links at once
            </TextLink>
            <TextLink
              href={registryPath('/add/import', registry?.id)}
              linkComponent={Link}
              variant="standalone"
            >
              Add from a CSV file
            </TextLink>
          </Cluster>
        </Stack>
        <OtherWays />
      </Screen>
    </>
  );
}
