import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';

export function PostNotFound() {
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        title="Oops! Page not found"
        action={
          <>
            <Button variant="primary" href="/blogs" linkComponent={Link}>
              See All Posts
            </Button>
            <Button href="/" linkComponent={Link}>
              Return to Home
            </Button>
          </>
        }
      >
        There is no post at this address. It may have been renamed. You can find all our posts on
        one page.
      </EmptyState>
    </Page>
  );
}
