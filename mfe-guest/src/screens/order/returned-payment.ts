import type { GuestOrder, orderPaymentLink } from '@gift-registry/bff-contract';

export const notOpenedParameter: (typeof orderPaymentLink)['refused'] = 'not-opened';

const ownParameters = ['key', 'payment'];
const returned = 'returned';

/** Providers add parameters of their own when they send a guest back after a payment. */
export const hasReturned = (query: URLSearchParams): boolean =>
  query.get('payment') === returned || hasForeignParts(query);

const hasForeignParts = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !ownParameters.includes(name));

/** Without the provider's numbers and signature; undefined when the address has none. */
export function withoutSignature(query: URLSearchParams): URLSearchParams | undefined {
  if (!hasForeignParts(query)) return undefined;
  const clean = withoutReturn(query);
  clean.set('payment', returned);
  return clean;
}

/** Without the parameters of a payment, because another one begins. */
export const withoutReturn = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => name === 'key'));

export const notOpened = 'We could not open the payment. Please try again in a minute.';

export const silentText = ({ guestEmail }: Pick<GuestOrder, 'guestEmail'>): string =>
  `The bank has not answered yet. This page updates by itself${guestEmail === null ? '.' : '; we also email you.'}`;
