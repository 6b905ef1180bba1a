import { z } from 'zod';

const storageKey = 'gr-guest-details';
const rememberedGuest = z.object({ guestName: z.string(), guestEmail: z.string() });
type RememberedGuest = z.infer<typeof rememberedGuest>;

/** What the guest typed last in this tab, so that a second gift needs no typing. */
export function rememberedDetails(): RememberedGuest {
  try {
    return rememberedGuest.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return { guestName: '', guestEmail: '' };
  }
}

export function rememberDetails(details: RememberedGuest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(details));
  } catch {
    // A browser without storage only forgets.
  }
}
