export interface RecoveryLink {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The link of a recovery mail, or undefined when the page was opened to ask for one. */
export function readRecoveryLink(search: string): RecoveryLink | undefined {
  const query = new URLSearchParams(search);
  const accessToken = query.get('access_token');
  const refreshToken = query.get('refresh_token');
  if (query.get('type') !== 'recovery' || !accessToken || !refreshToken) return undefined;
  return { accessToken, refreshToken };
}
