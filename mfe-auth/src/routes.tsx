import type { RemoteRoutes } from '@gift-registry/shell-contract';

export default {
  'email-login': () =>
    import(/* webpackChunkName: "email-login" */ './email-login/email-login-page.tsx'),
  'email-signup': () =>
    import(/* webpackChunkName: "email-signup" */ './email-signup/email-signup-page.tsx'),
  'verify-email': () =>
    import(/* webpackChunkName: "verify-email" */ './verify-email/verify-email-page.tsx'),
  'reset-password': () =>
    import(/* webpackChunkName: "reset-password" */ './reset-password/reset-password-page.tsx'),
  'email-confirmation': () =>
    import(
      /* webpackChunkName: "email-confirmation" */ './email-confirmation/email-confirmation-page.tsx'
    ),
  'auth-redirect': () =>
    import(/* webpackChunkName: "auth-redirect" */ './auth-redirect/auth-redirect-page.tsx'),
  'alternative-auth': () =>
    import(
      /* webpackChunkName: "alternative-auth" */ './alternative-auth/alternative-auth-page.tsx'
    ),
  devices: () => import(/* webpackChunkName: "devices" */ './devices/devices-page.tsx'),
  'phone-login': () =>
    import(/* webpackChunkName: "phone-login" */ './phone-login/phone-login-page.tsx'),
} satisfies RemoteRoutes;
