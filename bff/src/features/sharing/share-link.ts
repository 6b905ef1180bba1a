/** `address` is a share code, or the readable name that a host chose. */
export const shareLink = (origin: string, address: string): string =>
  `${origin}/r/${encodeURIComponent(address)}`;
