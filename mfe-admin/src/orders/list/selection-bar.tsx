import { plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { commonMoves, moveWords } from '../../team-orders/order-moves.ts';
import { slipsPath } from '../../team-orders/order-paths.ts';
import { useAskedMove } from '../../team-orders/use-asked-move.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly selection: Selection;
}

export function SelectionBar({ selection: { selected, clear } }: Props) {
  const move = useAskedMove(clear);
  const numbers = selected.map(({ number }) => number);
  const moves = commonMoves(selected);
  return (
    <>
      <div
        role="region"
        aria-label="Chosen orders"
        className={styles.bar}
        hidden={selected.length === 0}
      >
        <p role="status" className={styles.count}>
          {plural(selected.length, '1 order chosen', '# orders chosen')}
          {selected.length > 0 && moves.length === 0 && '. They have no next step in common.'}
        </p>
        <Button size="sm" variant="quiet" onClick={clear}>
          Clear
        </Button>
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
      </div>
      {move.question}
    </>
  );
}
