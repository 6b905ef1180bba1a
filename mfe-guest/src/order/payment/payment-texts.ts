import type { GuestOrder } from '@gift-registry/bff-contract';

export const notOpened = 'We could not open the payment. Please try again in a minute.';

export const silentText = ({ guestEmail }: Pick<GuestOrder, 'guestEmail'>): string =>
  `The bank has not answered yet. This page updates by itself${guestEmail === null ? '.' : '; we also email you.'}`;
