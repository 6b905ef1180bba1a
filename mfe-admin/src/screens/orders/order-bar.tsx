import { changeOrders, type OrderRow } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { SelectionBar } from '../../features/team/lists/selection-bar.tsx';
import { useMay } from '../../features/team/use-may.ts';
import { moveWords, numbersWith, possibleMoves } from '../../features/orders/order-moves.ts';
import { slipsPath } from '../../features/orders/order-paths.ts';
import { useAskedMove } from '../../features/orders/use-asked-move.tsx';
import { ShipChosen } from './ship-chosen.tsx';

interface Props {
  readonly selected: readonly OrderRow[];
  readonly clear: () => void;
}

/** A step that some of the chosen orders have says how many it moves. */
const someOf = (label: string, count: number, chosen: number): string =>
  count === chosen ? label : `${label} (${count} of ${chosen})`;

export function OrderBar({ selected, clear }: Props) {
  const may = useMay();
  const move = useAskedMove(clear);
  const numbers = selected.map(({ number }) => number);
  const moves = possibleMoves(selected);
  const parcels = numbersWith(selected, 'ship');
  return (
    <>
      <SelectionBar
        thing="order"
        things="orders"
        count={selected.length}
        onClear={clear}
        note={
          may(changeOrders) && moves.length === 0 && parcels.length === 0
            ? '. They have no next step.'
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
            onClick={() => move.start(action, numbersWith(selected, action))}
          >
            {someOf(moveWords[action].button, numbersWith(selected, action).length, numbers.length)}
          </Button>
        ))}
        {parcels.length > 0 && (
          <ShipChosen
            numbers={parcels}
            leftOut={selected.filter(({ number }) => !parcels.includes(number))}
            clear={clear}
          />
        )}
      </SelectionBar>
      {move.question}
    </>
  );
}
