import type { PageDefinition } from '@gift-registry/bff-contract';

const section = { access: 'admin', chrome: 'app' } as const;

export const pages = [
  {
    ...section,
    screen: 'admin-index',
    path: '/admin',
    title: 'Control Center',
    description: 'The control center of the platform.',
  },
  {
    ...section,
    screen: 'overview',
    path: '/admin/overview',
    title: 'Overview',
    description: 'How much of everything the platform holds.',
  },
  {
    ...section,
    screen: 'orders',
    path: '/admin/orders',
    title: 'Order Management',
    description: 'Gifts that were bought, and where they are on their way.',
  },
  {
    ...section,
    screen: 'catalog',
    path: '/admin/catalog',
    title: 'Product Catalog',
    description: 'Products, prices, stock and categories.',
  },
  {
    ...section,
    screen: 'notifications',
    path: '/admin/notifications',
    title: 'Notifications',
    description: 'Messages to hosts and guests.',
  },
  {
    ...section,
    screen: 'registries',
    path: '/admin/registries',
    title: 'Registry Management',
    description: 'Registries of all hosts, and their shares.',
  },
  {
    ...section,
    screen: 'settings',
    path: '/admin/settings',
    title: 'Settings',
    description: 'How the platform behaves.',
  },
] satisfies PageDefinition[];
