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
    description: 'Accounts, registries, products and gifts in numbers.',
  },
  {
    ...section,
    screen: 'orders',
    path: '/admin/orders',
    title: 'Order Management',
    description: 'Purchased gifts and their shipment.',
  },
  {
    ...section,
    chrome: 'bare',
    screen: 'packing-slips',
    path: '/admin/orders/slips',
    title: 'Packing slips',
    description: 'Slips for the parcels of orders, for paper.',
  },
  {
    ...section,
    screen: 'order',
    path: '/admin/orders/:number',
    title: 'Order',
    description: 'One order with its gifts, parcel, money and history.',
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
    description: 'All registries and their links.',
  },
  {
    ...section,
    screen: 'settings',
    path: '/admin/settings',
    title: 'Settings',
    description: 'Settings of the platform.',
  },
  {
    ...section,
    screen: 'releases',
    path: '/admin/releases',
    title: 'Releases',
    description: 'Live versions of the areas, and the tokens that may publish them.',
  },
] satisfies PageDefinition[];
