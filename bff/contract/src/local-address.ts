const privateIPv4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
const privateIPv6 = /^\[(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):[\da-f:]+\]$/;

/**
 * True for loopback and for addresses of private networks, as the `hostname` of a parsed URL writes them. Names other than
 * `localhost` are false: anybody can point one at a private address.
 */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  privateIPv4.test(hostname) ||
  privateIPv6.test(hostname);
