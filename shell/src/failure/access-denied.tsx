import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

export function AccessDenied() {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title="Access Denied"
        action={
          <Button href="/how-it-works" linkComponent={Link}>
            See How It Works
          </Button>
        }
      >
        You don&apos;t have permission to access this page.
      </EmptyState>
    </Page>
  );
}
