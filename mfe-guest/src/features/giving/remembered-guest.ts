import { storedValue, forgetDrafts } from '@gift-registry/shell-contract';
import { useState } from 'react';

interface Details {
  readonly guestName: string;
  readonly guestEmail: string;
}

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' &&
  value !== null &&
  'guestName' in value &&
  typeof value.guestName === 'string' &&
  'guestEmail' in value &&
  typeof value.guestEmail === 'string';

/**
 * The guest's last details in this tab, which fill in the form of the next gift. Without zod, which the first load leaves
 * out.
 */
export const rememberedGuest = storedValue('sessionStorage', 'gr-guest-details', {
  parse(value): Details {
    if (!isDetails(value)) throw new TypeError('The stored details are no name and address.');
    return value;
  },
});

export const guestDefaults = () => ({
  guestName: '',
  guestEmail: '',
  ...rememberedGuest.read(),
  message: '',
});

export function useForgetGuest(onForgotten: () => void): (() => void) | undefined {
  const [isRemembered, setRemembered] = useState(() => rememberedGuest.read() !== undefined);
  if (!isRemembered) return undefined;
  return () => {
    rememberedGuest.remove();
    setRemembered(false);
    onForgotten();
    forgetDrafts();
  };
}
