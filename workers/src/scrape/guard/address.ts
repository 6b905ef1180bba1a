import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const cidr = (range: string) => ipaddr.parseCIDR(range);

const GLOBAL_IPV6 = cidr('2000::/3');

// Ranges within the global space that hold no public web servers.
const SPECIAL = [
  '0.0.0.0/8',
  '168.63.129.16/32',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  // Teredo, ORCHID, benchmarking and documentation.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 embeds an IPv4 address.
  '2002::/16',
  '3fff::/20',
].map(cidr);

const INTERNAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|svc|arpa)$/;

export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

export function isPublicHost(hostname: string): boolean {
  const name = bareHost(hostname).toLowerCase();
  if (isIP(name)) return isPublicAddress(name);
  return name.includes('.') && !INTERNAL_NAME.test(name);
}

/** True for addresses of the public internet only; anything unknown is refused. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Mapped, compatible and translated IPv4 addresses are outside the global range.
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_IPV6)) return false;
  return !SPECIAL.some((range) => range[0].kind() === parsed.kind() && parsed.match(range));
}
