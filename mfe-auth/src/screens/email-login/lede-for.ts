import { leadsToInvitation } from '@gift-registry/bff-contract';
import { readReturnTo } from '@gift-registry/shell-contract';

const giftPages = /^\/products?(?:[/?]|$)/;

export function ledeFor(search: string): string {
  const page = readReturnTo(search);
  if (leadsToInvitation(page)) return 'Sign in, and you are back at your invitation.';
  return giftPages.test(page ?? '')
    ? 'Sign in, and you are back with your gift.'
    : 'Sign in to see your registries.';
}
