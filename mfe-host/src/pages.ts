import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'host',
    path: '/host',
    title: 'Created Registries',
    description: 'All the registries that you created.',
    access: 'host',
    chrome: 'bare',
  },
] satisfies PageDefinition[];
