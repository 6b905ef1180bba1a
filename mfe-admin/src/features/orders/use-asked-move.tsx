import {
  type HistoryLayer,
  useHistoryLayer,
  useToast,
  type Toast,
} from '@gift-registry/shell-contract';
import { type ReactNode, useState } from 'react';
import {
  plural,
  changeOrders,
  joinSome,
  type ApiError,
  type ReplyOf,
  orderActions,
} from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { ordersKey } from './order-reads.ts';

type OrderMove = (typeof orderActions)[number];

interface MoveWords {
  readonly button: string;
  /** After 'Orders', such as 'packed'. */
  readonly done: string;
  readonly inverse?: OrderMove;
  /** Asked before, because nothing takes it back or a mail goes out. */
  readonly question?: string;
}

export const moveWords: Readonly<Record<OrderMove, MoveWords>> = {
  pack: { button: 'Mark as packed', done: 'packed', inverse: 'unpack' },
  unpack: { button: 'Unpack', done: 'back to be packed', inverse: 'pack' },
  deliver: {
    button: 'Mark as delivered',
    done: 'delivered',
    question: 'The givers get a mail, and the gifts count as received.',
  },
  return: {
    button: 'Came back',
    done: 'marked as come back',
    question: 'A case opens, so that somebody decides whether the parcel is sent again.',
  },
  'send-again': { button: 'Pack and send again', done: 'back to be packed' },
  'close-returned': {
    button: 'Close without sending',
    done: 'closed',
    question: 'The orders end here. Money is not given back by this; do that on each order.',
  },
};

interface Movable {
  readonly number: string;
  readonly actions?: readonly string[] | null | undefined;
}

export const numbersWith = (orders: readonly Movable[], action: string): readonly string[] =>
  orders.filter(({ actions }) => actions?.includes(action)).map(({ number }) => number);

/** The steps that at least one of the orders has. */
export const possibleMoves = (orders: readonly Movable[]): readonly OrderMove[] =>
  orderActions.filter((move) => numbersWith(orders, move).length > 0);

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
