import { readReturnTo } from '@gift-registry/shell-contract';

const giftPages = /^\/products?(?:[/?]|$)/;

/** The sentence below the heading, from the query of the login: a host who was adding a gift is told that it waits. */
export const ledeFor = (search: string): string =>
  giftPages.test(readReturnTo(search) ?? '')
    ? 'Sign in, and you are back with your gift.'
    : 'Log in to see your registries.';
