import { type HistoryLayer, useHistoryLayer } from '@gift-registry/shell-contract';
import { type ReactNode, useState } from 'react';
import { plural } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { moveWords, type OrderMove } from './order-moves.ts';
import { useMoveOrders } from './use-move-orders.ts';

interface QuestionProps {
  readonly layer: HistoryLayer;
  readonly action: OrderMove;
  readonly numbers: readonly string[];
  readonly onConfirm: () => void;
}

function MoveQuestion({ layer, action, numbers, onConfirm }: QuestionProps) {
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

interface Asked {
  readonly action: OrderMove;
  readonly numbers: readonly string[];
}

interface AskedMove {
  readonly busy: boolean;
  readonly start: (action: OrderMove, numbers: readonly string[]) => void;
  readonly question: ReactNode;
}

export function useAskedMove(onDone?: () => void): AskedMove {
  const layer = useHistoryLayer('move-orders', { momentary: true });
  const [asked, setAsked] = useState<Asked>();
  const move = useMoveOrders(onDone);
  return {
    busy: move.isPending,
    start(action, numbers) {
      if (moveWords[action].question === undefined) {
        move.mutate({ action, numbers });
        return;
      }
      setAsked({ action, numbers });
      layer.show();
    },
    question: layer.open && asked && (
      <MoveQuestion {...asked} layer={layer} onConfirm={() => move.mutate(asked)} />
    ),
  };
}
