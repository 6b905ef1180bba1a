import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { openPath } from '../claiming/gift-paths.ts';
import { PageBody } from '../page-body/page-body.tsx';

/** Replaces a registry whose passcode this browser has not given. */
export function RegistryLocked({ shareCode }: { readonly shareCode: string }) {
  return (
    <PageBody width="narrow">
      <EmptyState
        headingLevel={1}
        title="This registry opens with a passcode"
        action={
          <Button variant="primary" href={openPath(shareCode)}>
            Enter the passcode
          </Button>
        }
      >
        The host gave it to you with the link. Ask the host if you don’t have it.
      </EmptyState>
    </PageBody>
  );
}
