import { Alert } from '@gift-registry/design-system/alert';

/** Tells visitors that the shop pages describe orders, and that there are none yet. */
export function OrdersNote() {
  return (
    <Alert title="We don’t take orders yet">
      Buying a gift on a registry records it for the host. No payment is taken and nothing is
      shipped; you and your host settle both. This page applies from our first orders on.
    </Alert>
  );
}
