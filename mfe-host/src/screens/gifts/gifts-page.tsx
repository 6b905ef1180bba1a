import { takenGiftsText, exportGifts, urlOf, type Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { Link, usePathParams, useNavigation } from '@gift-registry/shell-contract';
import { useSaveFile } from '../../features/platform/use-save-file.ts';
import {
  isMissing,
  RegistryLoadFailure,
} from '../../features/registries/registry-load-failure.tsx';
import { isTaken, takenOf } from '../../features/registries/taken-of.ts';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useRegistries, useRegistry } from '../../features/registries/registry-queries.ts';
import { useItems } from '../../features/items/use-items.ts';
import { useArriving } from '../../features/platform/use-arriving.ts';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { GiftBook } from './gift-book.tsx';
import { ReadyToBuy } from './ready-to-buy.tsx';
import styles from './gifts-page.module.css';

interface Props {
  readonly registries: readonly Pick<Registry, 'id' | 'registryName'>[];
  readonly registryId: string | undefined;
}

const allRegistries = 'all';

function RegistryChoice({ registries, registryId }: Props) {
  const { navigate } = useNavigation();
  if (registries.length < 2) return null;
  return (
    <SelectField
      label="Registry"
      size="compact"
      className={styles.choice}
      options={[
        { value: allRegistries, label: 'All registries' },
        ...registries.map(({ id, registryName }) => ({ value: id, label: registryName })),
      ]}
      value={registryId ?? allRegistries}
      onValueChange={(id) => navigate(id === allRegistries ? '/gifts' : `/gifts/${id}`)}
    />
  );
}

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
  const all = useRegistries();
  const registries = all.data ?? [];
  const summary = registries.find(({ id }) => id === registryId);
  const registry = useRegistry(registryId);
  const waits = useArriving([all, registry, useItems(registryId)]);
  const taken = summary && isTaken(summary) ? takenGiftsText(takenOf(summary)) : undefined;
  const missing = isMissing(registry.error);
  if (registry.error && (missing || !registry.data))
    return (
      <>
        <PageHeading title="Gift Book" />
        <RegistryLoadFailure query={registry} headingLevel={2} title="Failed to load registry" />
      </>
    );
  return (
    <>
      <PageHeading
        title="Gift Book"
        eyebrow={registry.data?.registryName ?? '\u00a0'}
        lede={all.isPending ? '\u00a0' : taken}
        actions={<Actions registryId={registryId} />}
      />
      <GiftBook
        key={registryId}
        registryId={registryId}
        waits={waits}
        above={
          <>
            <RegistryChoice registries={registries} registryId={registryId} />
            <ErrorBoundary part="ready-to-buy">
              <ReadyToBuy registryId={registryId} />
            </ErrorBoundary>
          </>
        }
      />
    </>
  );
}

function BookOfAll() {
  const all = useRegistries();
  const registries = all.data ?? [];
  const waits = useArriving([all]);
  return (
    <>
      <PageHeading
        title="Gift Book"
        eyebrow="All registries"
        actions={<Actions registryId={undefined} />}
      />
      <GiftBook
        key="all"
        registryId={undefined}
        waits={waits}
        above={
          <>
            <RegistryChoice registries={registries} registryId={undefined} />
            {registries.map(({ id, registryName }) => (
              <ReadyToBuy key={id} registryId={id} registryName={registryName} />
            ))}
          </>
        }
      />
    </>
  );
}

export default function GiftsPage() {
  const registryId = usePathParams()['registryId'];
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader width="wide" back={{ to: '/host', label: 'Dashboard' }} />
      <Screen width="wide">
        {registryId === undefined ? <BookOfAll /> : <BookOfRegistry registryId={registryId} />}
      </Screen>
    </>
  );
}
