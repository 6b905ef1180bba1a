import { leadsToInvitation } from '@gift-registry/bff-contract';
import { readReturnTo } from '@gift-registry/shell-contract';

const giftPages = /^\/products?(?:[/?]|$)/;

/** The text below the heading, from the query of the login: it names the gift or the invitation that waits. */
export function ledeFor(search: string): string {
  const page = readReturnTo(search);
  if (leadsToInvitation(page)) return 'Sign in, and you are back at your invitation.';
  return giftPages.test(page ?? '')
    ? 'Sign in, and you are back with your gift.'
    : 'Sign in to see your registries.';
}
