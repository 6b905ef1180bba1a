import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  host: () => import(/* webpackChunkName: "host" */ './host/host-page.tsx'),
} satisfies RemoteRoutes;
