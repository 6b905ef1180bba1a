import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'shared-registry',
    path: '/r/:shareCode',
    title: 'Gift registry',
    description: 'See the wish list and choose a gift.',
    access: 'public',
    chrome: 'public',
  },
] satisfies PageDefinition[];
