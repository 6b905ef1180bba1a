import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
} satisfies RemoteRoutes;
