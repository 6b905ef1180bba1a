/** Links in mails use the configured origin, never the Host header of a request. */
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

/** Used where a mail says 'Hello'; accounts without a name get a neutral word. */
export const greetingName = (firstName: string): string => firstName || 'there';
