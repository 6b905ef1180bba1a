/** The collected gifts are no part of the first load. */
export const loadCheckout = () =>
  import(/* webpackChunkName: "checkout" */ './checkout.tsx').then((module) => module.Checkout);
export const loadCheckoutDialog = () =>
  import(/* webpackChunkName: "checkout-dialog" */ './checkout-dialog.tsx').then(
    (module) => module.CheckoutDialog,
  );
