import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'home',
    path: '/',
    title: 'Get Gifts You Love',
    description: 'Create a gift registry for any occasion.',
    access: 'public',
    chrome: 'public',
  },
] satisfies PageDefinition[];
