import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../registries/registry-path.ts';

interface Props {
  /** null when the gifts wait for the first registry. */
  readonly registryId: string | null;
}

/** Leads to the registry of added gifts, or to the first one that they wait for. */
export function RegistryOfGiftsButton({ registryId }: Props) {
  return (
    <Button
      variant="primary"
      href={registryId === null ? '/create-registry' : registryPath('/registry', registryId)}
      linkComponent={Link}
    >
      {registryId === null ? 'Create Registry' : 'View Registry'}
    </Button>
  );
}
