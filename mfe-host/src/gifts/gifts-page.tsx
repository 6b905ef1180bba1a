import { takenGiftsText, exportGifts, urlOf } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { useSaveFile } from '../files/use-save-file.ts';
import { isMissing, RegistryLoadFailure } from '../registries/registry-load-failure.tsx';
import { isTaken, takenOf } from '../registries/taken-of.ts';
import { useLiveRegistryUpdates } from '../registries/use-live-registry-updates.ts';
import { useRegistries } from '../registries/use-registries.ts';
import { useRegistry } from '../registries/use-registry.ts';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { Screen } from '../screen/screen.tsx';
import { GiftBook } from './gift-book.tsx';
import { ReadyToBuy } from './ready-to-buy.tsx';
import { RegistryChoice } from './registry-choice.tsx';

const useDownloadGifts = (registryId: string | undefined) =>
  useSaveFile({
    url: urlOf(exportGifts.path, registryId === undefined ? {} : { query: { registryId } }),
    name: 'gift-book.csv',
    failure: exportGifts.failureMessage,
  });

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
      <ErrorBoundary part="ready-to-buy">
        <ReadyToBuy registryId={registryId} />
      </ErrorBoundary>
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
      {registries.map(({ id, registryName }) => (
        <ReadyToBuy key={id} registryId={id} registryName={registryName} />
      ))}
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
