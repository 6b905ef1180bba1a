import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import { listPath, type OrderListView } from '../../team-orders/order-paths.ts';

interface Props {
  readonly list: OrderListView;
  readonly nextCursor: string | null;
}

export function PageLinks({ list, nextCursor }: Props) {
  if (nextCursor === null && list.after === undefined) return null;
  return (
    <nav aria-label="Pages">
      <Cluster justify="center">
        {list.after !== undefined && (
          <Button href={listPath({ ...list, after: undefined })} linkComponent={Link}>
            First page
          </Button>
        )}
        {nextCursor !== null && (
          <Button href={listPath({ ...list, after: nextCursor })} linkComponent={Link}>
            Next page
          </Button>
        )}
      </Cluster>
    </nav>
  );
}
