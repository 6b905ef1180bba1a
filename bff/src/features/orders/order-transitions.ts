/** The state of an order and the place of its parcel. Its money is read off the ledger. */
export const orderStates = [
  'open none',
  'open to-pack',
  'open packed',
  'open shipped',
  'open returned',
  'cancelled none',
  'cancelled returned',
  'complete delivered',
] as const;
export type OrderState = (typeof orderStates)[number];

interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
}

/** All changes of an order that exist. A parcel that was shipped can't be cancelled: it is delivered or comes back. */
export const orderTransitions = {
  pay: { from: ['open none'], to: 'open to-pack' },
  /** Its money went back at the provider, so a person decides. */
  unpay: { from: ['open to-pack', 'open packed'], to: 'open none' },
  expire: { from: ['open none'], to: 'cancelled none' },
  cancel: { from: ['open none', 'open to-pack', 'open packed'], to: 'cancelled none' },
  /** Of a payment that came after the order had ended, while its gifts are still there. */
  revive: { from: ['cancelled none'], to: 'open to-pack' },
  /** As `revive`, but the payment is not the price, so a person decides. */
  reopen: { from: ['cancelled none'], to: 'open none' },
  pack: { from: ['open to-pack'], to: 'open packed' },
  unpack: { from: ['open packed'], to: 'open to-pack' },
  ship: { from: ['open to-pack', 'open packed'], to: 'open shipped' },
  /** The first of several parcels left. */
  'ship-part': { from: ['open to-pack', 'open packed'], to: 'open to-pack' },
  deliver: { from: ['open shipped', 'open packed'], to: 'complete delivered' },
  return: { from: ['open shipped', 'complete delivered'], to: 'open returned' },
  'send-again': { from: ['open returned'], to: 'open to-pack' },
  'close-returned': { from: ['open returned'], to: 'cancelled returned' },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderAction = keyof typeof orderTransitions;

export const guestMayCancel: readonly OrderState[] = ['open none', 'open to-pack'];
