import { type Registry, getGuestView } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { Section } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useScrollToHash } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-keys.ts';
import { PauseForm } from './pause-form.tsx';
import { ShownContact } from './shown-contact.tsx';

function useGuestView(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'guest-view'],
    queryFn: ({ signal }) => api(getGuestView, { params: { registryId } }, { signal }),
  });
}

export function GuestViewSection({ registry }: { readonly registry: Registry }) {
  const view = useGuestView(registry.id);
  useScrollToHash(!view.isPending);
  if (view.isPending) return <Skeleton lines={6} />;
  if (view.isError && !view.data)
    return <QueryFailure query={view} title="Failed to load registry. Please try again." />;
  return (
    <>
      <Section title="What guests see" lede="Beside your names, the occasion and the list.">
        <Card>
          <ShownContact registryId={registry.id} view={view.data} />
        </Card>
      </Section>
      {registry.status === 'published' && (
        <Section
          id="pause"
          title="Pause gifts"
          lede="Guests see the list without buttons, and your message. Chosen gifts stay."
        >
          <Card>
            <PauseForm registryId={registry.id} view={view.data} />
          </Card>
        </Section>
      )}
    </>
  );
}
