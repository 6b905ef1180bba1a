import { changeOrders, type OrderRow } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { SelectionBar } from '../../lists/selection-bar.tsx';
import { useMay } from '../../team-actions/use-may.ts';
import { commonMoves, moveWords } from '../../team-orders/order-moves.ts';
import { slipsPath } from '../../team-orders/order-paths.ts';
import { useAskedMove } from '../../team-orders/use-asked-move.tsx';
import { ShipChosen } from './ship-chosen.tsx';

interface Props {
  readonly selected: readonly OrderRow[];
  readonly clear: () => void;
}

export function OrderBar({ selected, clear }: Props) {
  const may = useMay();
  const move = useAskedMove(clear);
  const numbers = selected.map(({ number }) => number);
  const moves = commonMoves(selected);
  const canShip = selected.length > 0 && selected.every(({ actions }) => actions?.includes('ship'));
  return (
    <>
      <SelectionBar
        thing="order"
        things="orders"
        count={selected.length}
        onClear={clear}
        note={
          may(changeOrders) && moves.length === 0 && !canShip
            ? '. They have no next step in common.'
            : undefined
        }
      >
        <Button size="sm" href={slipsPath(numbers)} linkComponent={Link}>
          Print slips
        </Button>
        {moves.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={move.busy}
            onClick={() => move.start(action, numbers)}
          >
            {moveWords[action].button}
          </Button>
        ))}
        {canShip && <ShipChosen {...{ numbers, clear }} />}
      </SelectionBar>
      {move.question}
    </>
  );
}
