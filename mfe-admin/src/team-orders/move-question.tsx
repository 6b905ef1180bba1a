import { plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { moveWords, type OrderMove } from './order-moves.ts';

interface Props {
  readonly layer: HistoryLayer;
  readonly action: OrderMove;
  readonly numbers: readonly string[];
  readonly onConfirm: () => void;
}

export function MoveQuestion({ layer, action, numbers, onConfirm }: Props) {
  const { button, question } = moveWords[action];
  const [only] = numbers;
  const which = numbers.length === 1 ? only : plural(numbers.length, '# order', '# orders');
  return (
    <Dialog
      layer={layer}
      size="sm"
      title={`${button}: ${which}?`}
      description={question}
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              layer.close();
              onConfirm();
            }}
          >
            {button}
          </Button>
        </>
      }
    />
  );
}
