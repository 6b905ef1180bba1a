import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';

/** Stands in place of a host's controls for signed-out visitors; the shell asks them for an account. */
export function CreateRegistryButton() {
  return (
    <Button href="/create-registry" linkComponent={Link}>
      Create Registry
    </Button>
  );
}
