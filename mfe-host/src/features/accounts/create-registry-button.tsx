import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';

export function CreateRegistryButton() {
  return (
    <Button href="/create-registry" linkComponent={Link}>
      Create Registry
    </Button>
  );
}
