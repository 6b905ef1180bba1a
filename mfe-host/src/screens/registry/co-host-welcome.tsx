import type { Registry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { coHostWelcome, welcomeParameter } from '../../features/registries/welcome-path.ts';

export function CoHostWelcome({ registry: { id, registryName } }: { readonly registry: Registry }) {
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
