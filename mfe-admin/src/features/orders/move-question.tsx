import { plural } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
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
    <ConfirmDialog
      layer={layer}
      title={`${button}: ${which}?`}
      description={question}
      confirmLabel={button}
      onConfirm={onConfirm}
    />
  );
}
