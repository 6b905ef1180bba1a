import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  'shared-registry': () =>
    import(/* webpackChunkName: "shared-registry" */ './shared-registry/shared-registry-page.tsx'),
  'wish-list': () => import(/* webpackChunkName: "wish-list" */ './wish-list/wish-list-page.tsx'),
} satisfies RemoteRoutes;
