import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  'shared-registry': () =>
    import(/* webpackChunkName: "shared-registry" */ './shared-registry/shared-registry-page.tsx'),
} satisfies RemoteRoutes;
