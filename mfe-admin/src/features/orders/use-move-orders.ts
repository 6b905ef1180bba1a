import {
  changeOrders,
  joinSome,
  plural,
  type ApiError,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { useToast, type Toast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { moveWords, type OrderMove } from './order-moves.ts';
import { ordersKey } from './order-reads.ts';

interface Move {
  readonly numbers: readonly string[];
  readonly action: OrderMove;
}

type Moved = ReplyOf<typeof changeOrders>;

const named = (numbers: readonly string[]): string =>
  joinSome(numbers.slice(0, 5), numbers.length - 5);

function resultToast({ changed, unchanged }: Moved, { action }: Move): Toast {
  const { done } = moveWords[action];
  const [only, ...others] = changed;
  if (unchanged.length === 0)
    return {
      type: 'success',
      title: others.length === 0 ? `${only} is ${done}` : `${changed.length} ${done}`,
    };
  const elsewhere = plural(unchanged.length, '1 was elsewhere already', '# were elsewhere already');
  return {
    type: 'warning',
    title: only ? `${changed.length} ${done}, ${elsewhere}` : 'Nothing was changed',
    description: `Somebody has changed ${named(unchanged)} meanwhile. Please look again.`,
  };
}

export function useMoveOrders(onDone?: (moved: Moved) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const move = useMutation<Moved, ApiError, Move>({
    mutationFn: ({ numbers, action }) =>
      api(changeOrders, { body: { numbers: [...numbers], action } }),
    onError: (error) =>
      void showToast({
        type: 'error',
        title: 'Nothing was changed',
        description: error.message,
      }),
    onSuccess: (moved, asked) => {
      const { inverse } = moveWords[asked.action];
      const undo = inverse && {
        action: {
          label: 'Undo',
          onSelect: () => move.mutate({ numbers: moved.changed, action: inverse }),
        },
      };
      showToast({ ...resultToast(moved, asked), ...(moved.changed.length > 0 ? undo : {}) });
      onDone?.(moved);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  });
  return move;
}
