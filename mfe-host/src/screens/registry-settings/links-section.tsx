import { type Registry, addLink, linkLabel, listLinks } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './links.module.css';

const linksKey = (registryId: string) => [...registryKeys.one(registryId), 'links'];

export function useLinks(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: linksKey(registryId),
    queryFn: ({ signal }) => api(listLinks, { params: { registryId } }, { signal }),
  });
}

function AddLinkForm({ registryId }: { readonly registryId: string }) {
  const api = useApi();
  return (
    <TextSettingForm
      name="label"
      schema={linkLabel}
      send={(label) => api(addLink, { params: { registryId }, body: { label } })}
      done={(_, label) => `The link “${label}” is ready.`}
      label="Name of a new link"
      hint="For example Family, Office or Neighbours. Guests don’t see the name."
      maxLength={40}
      submitLabel="Add link"
      busyLabel="Adding..."
    />
  );
}

export function LinksSection({ registry: { id, status } }: { readonly registry: Registry }) {
  const links = useLinks(id);
  if (links.isPending) return <Skeleton lines={6} />;
  if (links.isError && !links.data)
    return <QueryFailure query={links} title="Failed to load your links. Please try again." />;
  if (status === 'draft')
    return (
      <Stack>
        <p>Publish your registry to get its first link. Then add more here.</p>
        <div>
          <Button variant="primary" href={`/registry-link-share/${id}`} linkComponent={Link}>
            Publish and share
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <ul className={styles.links} aria-label="Links of this registry">
        {links.data.links.map((link) => (
          <LinkCard key={link.id} registryId={id} link={link} />
        ))}
      </ul>
      <AddLinkForm registryId={id} />
    </Stack>
  );
}
