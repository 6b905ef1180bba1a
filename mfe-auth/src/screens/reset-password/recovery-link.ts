export interface RecoveryLink {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function readRecoveryLink(
  search: string,
): RecoveryLink | { readonly problem: string } | undefined {
  const query = new URLSearchParams(search);
  if (query.get('type') !== 'recovery') return undefined;
  const accessToken = query.get('access_token');
  const refreshToken = query.get('refresh_token');
  if (!accessToken || !refreshToken)
    return { problem: 'This password reset link is incomplete. Please request a new one.' };
  return { accessToken, refreshToken };
}
