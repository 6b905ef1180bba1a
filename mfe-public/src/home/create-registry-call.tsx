import { Button } from '@gift-registry/design-system/button';
import { Cluster, Page } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

export function CreateRegistryCall() {
  return (
    <Page>
      <Cluster justify="center">
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Create Registry
        </Button>
      </Cluster>
    </Page>
  );
}
