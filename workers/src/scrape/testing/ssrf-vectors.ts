import { z } from 'zod';
import lists from './ssrf-vectors.json' with { type: 'json' };

export interface Vector {
  readonly group: 'ipv4' | 'ipv6' | 'dns' | 'parser' | 'scheme' | 'port' | 'redirect';
  readonly url: string;
  readonly resolves?: readonly (readonly string[])[];
  readonly redirects?: readonly string[];
}

const PUBLIC = '93.184.216.34';

const texts = z.array(z.string());
const {
  specialIpv4,
  specialIpv6,
  spellings,
  internalNames,
  schemes,
  confusions,
  ports,
  destinations,
} = z
  .strictObject({
    specialIpv4: texts,
    specialIpv6: texts,
    /** Of 127.0.0.1. */
    spellings: texts,
    internalNames: texts,
    schemes: texts,
    confusions: texts,
    ports: z.array(z.int()),
    destinations: texts,
  })
  .parse(lists);

const literals: Vector[] = [
  ...specialIpv4.map((host) => ({ group: 'ipv4' as const, url: `http://${host}/` })),
  ...spellings.map((host) => ({ group: 'ipv4' as const, url: `http://${host}/` })),
  ...specialIpv6.map((host) => ({ group: 'ipv6' as const, url: `https://[${host}]/` })),
];

const names: Vector[] = [
  ...internalNames.map((host) => ({
    group: 'dns' as const,
    url: `http://${host}/`,
    resolves: [['10.0.0.1']],
  })),
  ...[...specialIpv4, ...specialIpv6].map((address) => ({
    group: 'dns' as const,
    url: 'https://shop.example/',
    resolves: [[address]],
  })),
  { group: 'dns', url: 'http://shop.example/', resolves: [[PUBLIC, '127.0.0.1']] },
  { group: 'dns', url: 'http://shop.example/', resolves: [['2606:4700::1111', '::1']] },
];

const journeys: Vector[] = destinations.flatMap((destination) => [
  {
    group: 'redirect' as const,
    url: 'https://shop.example/',
    resolves: [[PUBLIC]],
    redirects: [destination],
  },
  {
    group: 'redirect' as const,
    url: 'https://shop.example/',
    resolves: [[PUBLIC]],
    redirects: ['https://cdn.example/', 'https://shop.example/2', destination],
  },
]);

export const refusedVectors: readonly Vector[] = [
  ...literals,
  ...names,
  ...schemes.map((url) => ({ group: 'scheme' as const, url })),
  ...confusions.map((url) => ({ group: 'parser' as const, url })),
  ...ports.map((port) => ({
    group: 'port' as const,
    url: `http://shop.example:${port}/`,
    resolves: [[PUBLIC]],
  })),
  ...journeys,
  {
    group: 'redirect',
    url: 'https://shop.example/',
    resolves: [[PUBLIC], ['169.254.169.254']],
    redirects: ['https://shop.example/again'],
  },
  {
    group: 'redirect',
    url: 'https://shop.example/',
    resolves: [[PUBLIC]],
    redirects: ['https://cdn.example/', 'http://cdn.example/', 'https://cdn.example/'],
  },
];

/** Allowed, because the first answer is public; only that answer may be connected to. */
export const rebindingVectors: readonly Vector[] = [
  { group: 'dns', url: 'http://rebind.example/', resolves: [[PUBLIC], ['169.254.169.254']] },
  { group: 'dns', url: 'https://rebind.example/', resolves: [[PUBLIC], ['127.0.0.1'], ['::1']] },
];
