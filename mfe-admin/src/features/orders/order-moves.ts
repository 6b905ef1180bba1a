import { orderActions } from '@gift-registry/bff-contract';

export type OrderMove = (typeof orderActions)[number];

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
