import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Link } from '@gift-registry/shell-contract';

export function NoGiftsYet({ shareCode }: { readonly shareCode: string }) {
  return (
    <EmptyState
      title="You have not chosen a gift yet"
      action={
        <Button
          variant="primary"
          href={`/guest?${new URLSearchParams({ code: shareCode })}`}
          linkComponent={Link}
        >
          Back to the wish list
        </Button>
      }
    >
      The gifts that you choose from the wish list appear here.
    </EmptyState>
  );
}
