import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { LoadFailure } from '../failure/load-failure.tsx';
import { registryPath } from '../registries/registry-path.ts';
import { RegistryToAddTo } from '../registries/registry-to-add-to.tsx';
import { useRegistryToAddTo } from '../registries/use-registry-to-add-to.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { PageLines } from './page-lines.tsx';
import { PasteLinks } from './paste-links.tsx';
import { isUndecided, usePageList } from './use-page-list.ts';

/** Adds many gifts by their links. The list is kept by the server, so that it survives a reload. */
export default function AddLinksPage() {
  const list = usePageList();
  const target = useRegistryToAddTo();
  const { registry } = target;
  const isDone = list.data ? !list.data.lines.some(isUndecided) : false;
  return (
    <>
      <ScreenHeader back={{ to: registryPath('/add', registry?.id), label: 'Add a gift' }} />
      <Screen width="narrow">
        <PageHeading
          title="Add several links"
          lede="We read the pages, and you decide about each. The list stays here for two days."
        />
        <RegistryToAddTo target={target} />
        {list.isPending && <Skeleton lines={6} />}
        {list.isError && !list.data && (
          <LoadFailure
            title="Failed to load your links"
            error={list.error}
            onRetry={list.refetch}
          />
        )}
        {isDone && (
          <Alert
            type="success"
            title="This list is done"
            action={
              <Button href={registryPath('/registry', registry?.id)} linkComponent={Link}>
                View Registry
              </Button>
            }
          >
            Paste more links whenever you like.
          </Alert>
        )}
        {(list.data === null || isDone) && <PasteLinks />}
        {list.data && (
          <PageLines list={list.data} registryId={registry === null ? null : registry?.id} />
        )}
      </Screen>
    </>
  );
}
