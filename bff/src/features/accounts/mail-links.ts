import type { Config } from '../../platform/config/config.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';

export const mailLinks = (config: Config) => {
  const origin = linkOrigin(config);
  const to = (path: string, query: Record<string, string> = {}): string => {
    const url = new URL(path, origin);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
  return {
    confirmation: (secret: string, returnTo?: string) =>
      to('/email-confirmation', {
        token_hash: secret,
        type: 'signup',
        ...(returnTo === undefined ? {} : { next: returnTo }),
      }),
    magicLink: (secret: string) =>
      to('/email-confirmation', { token_hash: secret, type: 'magiclink' }),
    recovery: (accessToken: string, refreshToken: string) =>
      to('/reset-password', {
        access_token: accessToken,
        refresh_token: refreshToken,
        type: 'recovery',
      }),
    emailChange: (secret: string) => to('/email-change', { token: secret }),
    account: to('/account'),
    signUp: to('/email-signup'),
    signIn: to('/email-login'),
    forgotPassword: to('/reset-password'),
  };
};

export const greetingName = (firstName: string): string => firstName || 'there';
