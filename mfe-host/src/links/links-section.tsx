import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link } from '@gift-registry/shell-contract';
import { AddLinkForm } from './add-link-form.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './links.module.css';
import { useLinks } from './use-links.ts';

/** The main link and the named ones. */
export function LinksSection({ registry: { id, status } }: { readonly registry: Registry }) {
  const links = useLinks(id);
  if (links.isPending) return <Skeleton lines={6} />;
  if (links.isError && !links.data)
    return (
      <LoadFailure
        title="Failed to load your links. Please try again."
        error={links.error}
        onRetry={links.refetch}
      />
    );
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
