import { Alert } from '@gift-registry/design-system/alert';

/** The shop pages describe orders, which the product does not take yet. */
export function OrdersNote() {
  return (
    <Alert title="We don’t take orders yet">
      Buying a gift on a registry records it for the host. No payment is taken and nothing is
      shipped; you and your host settle both. This page applies from our first orders on.
    </Alert>
  );
}
