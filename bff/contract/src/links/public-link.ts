const internalName =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|svc|arpa)$/;

/** First addresses of IPv4 networks that are not public, with the length of each prefix. */
const reservedNetworks: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const isReserved = (address: string): boolean =>
  reservedNetworks.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(numberOf(address) / size) === numberOf(network) / size;
  });

const ipv4 = /^\d+\.\d+\.\d+\.\d+$/;

function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  // No shop is linked by an IPv6 address, and many forms of one hide a private IPv4 address.
  if (host.startsWith('[')) return false;
  if (ipv4.test(host)) return !isReserved(host);
  return host.includes('.') && !internalName.test(host);
}

/** A web address without a user's name; null for every other text. */
export function readWebAddress(text: string): URL | null {
  const url = URL.parse(text);
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb ? url : null;
}

/** Names are not resolved: the guest's browser does that, and is the one that would connect. */
export const isPublicLink = (url: URL, allowedOrigins: readonly string[] = []): boolean =>
  readWebAddress(url.href) !== null &&
  (allowedOrigins.includes(url.origin) || isPublicHost(url.hostname));

export const notPublicLink =
  'Guests can’t open this address. Please use the shop’s public web address.';
