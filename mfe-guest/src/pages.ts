import type { PageDefinition } from '@gift-registry/bff-contract';

const sharedRegistry = {
  screen: 'shared-registry',
  title: 'Gift registry',
  description: 'See the wish list, choose a gift, and nobody gives the same thing twice.',
  chrome: 'public',
} as const;

export const pages = [
  { ...sharedRegistry, path: '/r/:shareCode' },
  { ...sharedRegistry, path: '/r' },
  {
    screen: 'wish-list',
    path: '/guest',
    title: 'Find a registry',
    description: 'Open a wish list with the link or code that your host shared with you.',
    chrome: 'public',
  },
] satisfies PageDefinition[];
