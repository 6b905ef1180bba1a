/** The sections of the control center, in the order of its sidebar. */
export const sections = [
  { path: '/admin/overview', title: 'Overview' },
  { path: '/admin/orders', title: 'Order Management' },
  { path: '/admin/catalog', title: 'Product Catalog' },
  { path: '/admin/notifications', title: 'Notifications' },
  { path: '/admin/registries', title: 'Registry Management' },
  { path: '/admin/settings', title: 'Settings' },
] as const;

export type SectionTitle = (typeof sections)[number]['title'];
