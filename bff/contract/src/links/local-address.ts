const privateIPv4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/;
const privateIPv6 = /^\[(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):[\da-f:]+\]$/;

/** Names other than `localhost` are false: anybody can point one at a private address. */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  privateIPv4.test(hostname) ||
  privateIPv6.test(hostname);
