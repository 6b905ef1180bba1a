/** The host name of a shop's address, without `www.`. */
export const shopName = (address: string): string | undefined =>
  URL.parse(address)?.hostname.replace(/^www\./, '');
