import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

export function NotFound() {
  const { pathname } = useNavigation().location;
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title="Oops! Page not found"
        action={
          <Button variant="primary" href="/" linkComponent={Link}>
            Return to Home
          </Button>
        }
      >
        We looked everywhere, but there is nothing at this address. The link may be old or mistyped.
      </EmptyState>
    </Page>
  );
}
