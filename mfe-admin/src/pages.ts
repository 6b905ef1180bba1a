import type { PageDefinition } from '@gift-registry/bff-contract';

export const pages = [
  {
    screen: 'overview',
    path: '/admin/overview',
    title: 'Overview',
    description: 'How the platform is doing.',
    access: 'admin',
    chrome: 'app',
  },
] satisfies PageDefinition[];
