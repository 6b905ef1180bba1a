import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

export function ClosedPage() {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title="This page has closed"
        action={
          <Button variant="primary" href="/" linkComponent={Link}>
            Return to Home
          </Button>
        }
      >
        This part of the site is no longer offered. Everything else works as before.
      </EmptyState>
    </Page>
  );
}
