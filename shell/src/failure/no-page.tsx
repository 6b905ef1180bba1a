import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useEffect } from 'react';

interface Props {
  readonly title: string;
  readonly children: string;
}

function NoPage({ title, children }: Props) {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Button variant="primary" href="/" linkComponent={Link}>
            Return to Home
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

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

export function ClosedPage() {
  return (
    <NoPage title="This page has closed">
      This part of the site is no longer offered. Everything else works as before.
    </NoPage>
  );
}

export function NotFound() {
  const { pathname } = useNavigation().location;
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <NoPage title="Oops! Page not found">
      We looked everywhere, but there is nothing at this address. The link may be old or mistyped.
    </NoPage>
  );
}
