import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';

/** The guest's last details in this tab, which fill in the form of the next gift. */
export const rememberedGuest = storedValue(
  'sessionStorage',
  'gr-guest-details',
  z.object({ guestName: z.string(), guestEmail: z.string() }),
);

/** The initial values of a gift form. */
export const guestDefaults = () => ({
  guestName: '',
  guestEmail: '',
  ...rememberedGuest.read(),
  message: '',
});
