import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'email-login',
    path: '/email-login',
    title: 'Login',
    description: 'Log in to your gift registry or create an account.',
    access: 'public',
    chrome: 'public',
  },
] satisfies PageDefinition[];
