import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useState, type ReactNode } from 'react';
import { MoveQuestion } from './move-question.tsx';
import { moveWords, type OrderMove } from './order-moves.ts';
import { useMoveOrders } from './use-move-orders.ts';

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
