/** The collected gifts are no part of the first load. */
export const loadCheckout = () =>
  import(/* webpackChunkName: "checkout" */ './checkout.tsx').then((module) => module.Checkout);
