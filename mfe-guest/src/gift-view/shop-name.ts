export const shopName = (address: string): string | undefined =>
  URL.parse(address)?.hostname.replace(/^www\./, '');
