import { leadsToInvitation } from '@gift-registry/bff-contract';
import { readReturnTo } from '@gift-registry/shell-contract';

export const signUpLedeFor = (search: string): string =>
  leadsToInvitation(readReturnTo(search))
    ? 'It’s free. Afterwards you are back at your invitation.'
    : 'It’s free, and your registry is ready in minutes.';

export const afterConfirmation = (page: string | undefined): string =>
  leadsToInvitation(page)
    ? 'Open its link to return to your invitation.'
    : 'Open its link to start your registry.';
