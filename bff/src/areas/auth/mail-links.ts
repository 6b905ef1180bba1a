/** The links of mails. Their origin is the configured one, whatever host a request named. */
export const mailLinks = (publicBaseUrl: string) => {
  const to = (path: string, query: Record<string, string> = {}): string => {
    const url = new URL(path, publicBaseUrl);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
  return {
    confirmation: (secret: string) =>
      to('/email-confirmation', { token_hash: secret, type: 'signup' }),
    magicLink: (secret: string) =>
      to('/email-confirmation', { token_hash: secret, type: 'magiclink' }),
    recovery: (accessToken: string, refreshToken: string) =>
      to('/reset-password', {
        access_token: accessToken,
        refresh_token: refreshToken,
        type: 'recovery',
      }),
    signUp: to('/email-signup'),
    signIn: to('/email-login'),
    forgotPassword: to('/reset-password'),
  };
};

/** How a mail addresses someone whose name nobody told us. */
export const greetingName = (firstName: string): string => firstName || 'there';
