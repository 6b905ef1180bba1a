import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
} satisfies RemoteRoutes;
