import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  'email-login': () =>
    import(/* webpackChunkName: "email-login" */ './email-login/email-login-page.tsx'),
} satisfies RemoteRoutes;
