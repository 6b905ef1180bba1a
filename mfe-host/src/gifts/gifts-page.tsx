import { takenGiftsText } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { isTaken, takenOf } from '../host/taken-of.ts';
import { useRegistries } from '../host/use-registries.ts';
import { isMissing, RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useRegistry } from '../registries/use-registry.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { GiftBook } from './gift-book.tsx';
import { RegistryChoice } from './registry-choice.tsx';
import { useDownloadGifts } from './use-download-gifts.ts';

function Actions({ registryId }: { readonly registryId: string | undefined }) {
  const download = useDownloadGifts(registryId);
  return (
    <>
      <Button busy={download.isPending} busyLabel="Preparing..." onClick={() => download.mutate()}>
        Download for Excel
      </Button>
      {registryId !== undefined && (
        <Button href={`/questions/${registryId}`} linkComponent={Link}>
          Questions
        </Button>
      )}
      <Button
        href={registryId === undefined ? '/gifts/booklet' : `/gifts/${registryId}/booklet`}
        linkComponent={Link}
      >
        Print a booklet
      </Button>
    </>
  );
}

function BookOfRegistry({ registryId }: { readonly registryId: string }) {
  const registries = useRegistries().data ?? [];
  const summary = registries.find(({ id }) => id === registryId);
  const registry = useRegistry(registryId);
  const missing = isMissing(registry.error);
  if (registry.error && (missing || !registry.data))
    return (
      <>
        <PageHeading title="Gift Book" />
        <RegistryLoadFailure
          headingLevel={2}
          title="Failed to load registry"
          error={registry.error}
          onRetry={registry.refetch}
        />
      </>
    );
  return (
    <>
      <PageHeading
        title="Gift Book"
        eyebrow={registry.data?.registryName}
        lede={summary && isTaken(summary) ? takenGiftsText(takenOf(summary)) : undefined}
        actions={<Actions registryId={registryId} />}
      />
      <RegistryChoice registries={registries} registryId={registryId} />
      <GiftBook key={registryId} registryId={registryId} />
    </>
  );
}

function BookOfAll() {
  const registries = useRegistries().data ?? [];
  return (
    <>
      <PageHeading
        title="Gift Book"
        eyebrow="All registries"
        actions={<Actions registryId={undefined} />}
      />
      <RegistryChoice registries={registries} registryId={undefined} />
      <GiftBook key="all" registryId={undefined} />
    </>
  );
}

export default function GiftsPage() {
  const registryId = usePathParams()['registryId'];
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: '/host', label: 'Dashboard' }} />
      <Screen>
        {registryId === undefined ? <BookOfAll /> : <BookOfRegistry registryId={registryId} />}
      </Screen>
    </>
  );
}
