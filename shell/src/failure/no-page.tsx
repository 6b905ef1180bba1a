import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

interface Props {
  readonly title: string;
  readonly children: string;
}

export function NoPage({ title, children }: Props) {
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
