import { plural } from '@gift-registry/bff-contract';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
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
    <ConfirmDialog
      layer={layer}
      title={`${button}: ${which}?`}
      description={question}
      confirm={button}
      onConfirm={() => {
        layer.close();
        onConfirm();
      }}
    />
  );
}
