import { leadsToInvitation } from '@gift-registry/bff-contract';
import { readReturnTo } from '@gift-registry/shell-contract';

/** The text below the heading, from the query of the sign-up: invited people come for a registry that exists. */
export const signUpLedeFor = (search: string): string =>
  leadsToInvitation(readReturnTo(search))
    ? 'It’s free. Afterwards you are back at your invitation.'
    : 'It’s free, and your registry is ready in minutes.';

/** The step after the confirmation mail, from the page to which it leads. */
export const afterConfirmation = (page: string | undefined): string =>
  leadsToInvitation(page)
    ? 'Open its link to return to your invitation.'
    : 'Open its link to start your registry.';
