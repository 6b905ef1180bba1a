import { changeOrders, listOrders, type OrderView } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { useMay } from '../../features/team/use-may.ts';
import { listPath, orderPath } from '../../features/orders/order-paths.ts';

function useOldest(view: OrderView, enabled = true) {
  const query = { view, limit: 1 };
  const { data } = useRead(listOrders, { query }, { enabled });
  return data && (data.rows[0]?.number ?? null);
}

const nextStep = (packs: boolean, isToPack: boolean): string => {
  if (!packs) return 'Open the next order';
  return isToPack ? 'Pack the next order' : 'Send the next parcel';
};

/** The section's first action: the order that waits longest to be packed, or else to be sent. */
export function NextOrderButton() {
  const packs = useMay()(changeOrders);
  const toPack = useOldest('to-pack');
  const toSend = useOldest('packed', toPack === null);
  const number = toPack ?? toSend;
  if (number)
    return (
      <Button variant="primary" href={orderPath(number)} linkComponent={Link}>
        {nextStep(packs, toPack !== null)}
      </Button>
    );
  return (
    <Button variant="primary" href={listPath({ view: 'all' })} linkComponent={Link}>
      See all orders
    </Button>
  );
}
