import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from './registry-path.ts';

interface Props {
  readonly registryId: string | null;
}

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
