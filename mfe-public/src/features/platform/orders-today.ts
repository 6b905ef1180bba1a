interface OrdersToday {
  readonly title: string;
  readonly points: readonly string[];
  readonly notYet: string;
}

export const shippingToday: OrdersToday = {
  title: 'Shipping today',
  points: [
    'We send gifts of our catalogue to addresses in India. Gifts from other websites are sent by their shop.',
    'Shipping is in the price. Nothing is added when you order.',
    'The page of the registry says where a gift goes before you order: to the host, whose city and state you see and no more, or to an address of your own, or you pick it up.',
    'You may choose a day from tomorrow on. A host can name the days that suit them.',
    'The page of your order shows what we do with it: packed, on its way, delivered. It opens in the browser in which you ordered, and from our emails.',
  ],
  notYet: 'Not yet: parcels abroad, one order to several addresses, a faster parcel for a fee.',
};

export const returnsToday: OrdersToday = {
  title: 'Cancelling and returning today',
  points: [
    'On the page of your order you can cancel it until we have packed it. Its gifts are free for others again.',
    'All that you paid goes back the way you paid it.',
    'Once it is packed, start a return here: a person of our team answers, and arranges the parcel and the refund with you.',
    'A parcel that comes back to us is sent again or refunded, as you wish.',
  ],
  notYet: 'Not yet: a return or an exchange without a message to us.',
};

export const payingToday: OrdersToday = {
  title: 'Paying today',
  points: [
    'Amounts are in rupees, and there are no fees. You pay what the page says.',
    'Either a payment page opens when you order, with UPI, cards and netbanking, or our team writes to you how to pay. The registry says which before you order.',
    'While the payment page is open, we hold your gifts for 30 minutes. If the time ends, nothing is ordered, and a payment that comes later is given back when the gift is gone.',
    'Gifts from other websites are paid at their shop.',
  ],
  notYet: 'Not yet: PayPal, Apple Pay.',
};
