import type { Registry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Cluster } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation, Link } from '@gift-registry/shell-contract';
import { ItemsSkeleton, ItemsStatus } from '../../features/items/items-status.tsx';
import {
  useSelectedRegistryPath,
  coHostWelcome,
  welcomeParameter,
} from '../../features/registries/registry-path.ts';
import { useSelectedRegistry, useRegistries } from '../../features/registries/registry-queries.ts';
import {
  RegistryLoadFailure,
  isMissing,
} from '../../features/registries/registry-load-failure.tsx';
import { useLiveRegistryUpdates } from '../../features/registries/live-registry-updates.tsx';
import { useArriving } from '../../features/platform/use-arriving.ts';
import { Screen } from '../../features/platform/screen.tsx';
import { ScreenHeader } from '../../features/platform/screen-header.tsx';
import { RegistrySteps } from '../../features/registries/registry-steps.tsx';
import { RegistryItems } from './registry-items.tsx';
import { ItemGroups } from '../../features/items/item-groups.tsx';
import { useItems } from '../../features/items/use-items.ts';

function CoHostWelcome({ registry: { id, registryName } }: { readonly registry: Registry }) {
  const { location, navigate } = useNavigation();
  const query = new URLSearchParams(location.search);
  if (query.get(welcomeParameter) !== coHostWelcome) return null;
  const dismiss = () => {
    query.delete(welcomeParameter);
    navigate(`${location.pathname}?${query}`, { replace: true });
  };
  return (
    <Alert
      type="success"
      title={`Welcome! You host “${registryName}” together now`}
      duration={0}
      onDismiss={dismiss}
      action={
        <Cluster>
          <Button href={`/gifts/${id}`} linkComponent={Link}>
            See who gave what
          </Button>
          <Button href={`/registry-link-share/${id}`} linkComponent={Link}>
            Share the link
          </Button>
        </Cluster>
      }
    >
      This is the list of gifts. Add what is missing, change quantities, or arrange it. You find the
      registry on your dashboard, too.
    </Alert>
  );
}

function UnattachedItems() {
  const items = useItems(null);
  if (!items.data) return <ItemsStatus items={items} />;
  const createRegistry = (
    <Button variant="primary" href="/create-registry" linkComponent={Link}>
      Create Registry
    </Button>
  );
  if (items.data.length === 0)
    return (
      <EmptyState headingLevel={1} title="No Registry Found" action={createRegistry}>
        Please create a registry first
      </EmptyState>
    );
  return (
    <>
      <PageHeading title="Your gifts so far" />
      <Alert title="Create your registry to keep these gifts" action={createRegistry}>
        Name the occasion and the day. The gifts below move into it.
      </Alert>
      <ItemGroups registry={null} items={items.data} />
    </>
  );
}

interface Props {
  readonly registry: Registry;
}

function RegistrySwitcher({ registry }: Props) {
  const { location, pushQuery } = useNavigation();
  const { data: registries = [] } = useRegistries();
  const others = registries.filter(({ id }) => id !== registry.id);
  if (others.length === 0) return null;
  return (
    <SelectField
      label="Registry"
      hideLabel
      size="compact"
      value={registry.id}
      options={[registry, ...others].map(({ id, registryName }) => ({
        value: id,
        label: registryName,
      }))}
      onValueChange={(registryId) => {
        const query = new URLSearchParams(location.search);
        query.set('registryId', registryId);
        pushQuery(query);
      }}
    />
  );
}

export default function RegistryPage() {
  const registry = useSelectedRegistry();
  const catalogue = useSelectedRegistryPath()('/products');
  // The choice of registries stands above the gifts.
  const waits = useArriving([useRegistries()]) && !registry.error;
  const shown = waits ? undefined : registry.data;
  useLiveRegistryUpdates();
  return (
    <>
      <ScreenHeader back={{ to: catalogue, label: 'Products' }} />
      <Screen>
        {!isMissing(registry.error) && <RegistrySteps current={1} registry={registry.data} />}
        {shown === undefined && !isMissing(registry.error) && <PageHeading title="Your registry" />}
        {(registry.isPending || waits) && <ItemsSkeleton />}
        {!registry.data && <RegistryLoadFailure query={registry} title="Failed to find registry" />}
        {shown === null && <UnattachedItems />}
        {shown && <CoHostWelcome registry={shown} />}
        {shown && <RegistrySwitcher registry={shown} />}
        {shown && <RegistryItems key={shown.id} registry={shown} />}
      </Screen>
    </>
  );
}
