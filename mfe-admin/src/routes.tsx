import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  'admin-index': () =>
    import(/* webpackChunkName: "admin-index" */ './admin-index/admin-index-page.tsx'),
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
  orders: () => import(/* webpackChunkName: "orders" */ './orders/orders-page.tsx'),
  catalog: () => import(/* webpackChunkName: "catalog" */ './catalog/catalog-page.tsx'),
  notifications: () =>
    import(/* webpackChunkName: "notifications" */ './notifications/notifications-page.tsx'),
  registries: () => import(/* webpackChunkName: "registries" */ './registries/registries-page.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ './settings/settings-page.tsx'),
} satisfies RemoteRoutes;
