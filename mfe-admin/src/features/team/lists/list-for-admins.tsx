import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';
import { ControlCenter } from '../control-center.tsx';

export function ListForAdmins({ things }: { readonly things: string }) {
  return (
    <ControlCenter>
      <EmptyState
        title={`Admins read the ${things}`}
        action={
          <Button variant="primary" href="/admin/overview" linkComponent={Link}>
            Go to the overview
          </Button>
        }
      >
        Your role doesn’t read this list.
      </EmptyState>
    </ControlCenter>
  );
}
