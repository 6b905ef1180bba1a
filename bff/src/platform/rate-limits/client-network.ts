import { normalizeIP } from '@fastify/rate-limit';

/** Groups the addresses of one household: an IPv6 address counts as its /64, a mapped IPv4 address as itself. */
export const clientNetwork = (ip: string): string => normalizeIP(ip, 64);
