export interface Vector {
  readonly group: 'ipv4' | 'ipv6' | 'dns' | 'parser' | 'scheme' | 'port' | 'redirect';
  readonly url: string;
  readonly resolves?: readonly (readonly string[])[];
  readonly redirects?: readonly string[];
}

const PUBLIC = '93.184.216.34';

const SPECIAL_IPV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.1',
  '192.0.2.7',
  '192.88.99.2',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.251',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];

const SPECIAL_IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:169.254.169.254',
  '::ffff:0:10.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

const SPELLINGS = [
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.1',
  '127.0.1',
  '127.0.0.1.',
  '0x7f.1',
  '127.0.0.01',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
];

const INTERNAL_NAMES = [
  'localhost',
  'LocalHost',
  'localhost.',
  'shop.localhost',
  'localhost.localdomain',
  'loc\u00adalhost',
  'ｌｏｃａｌｈｏｓｔ',
  'db',
  'redis',
  'metadata',
  'metadata.google.internal',
  'api.internal',
  'nas.local',
  'router.lan',
  'wiki.corp',
  'printer.home',
  'portal.intranet',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  'gateway.docker.internal',
  '1.0.0.127.in-addr.arpa',
];

const SCHEMES = [
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'ftp://shop.example/',
  'gopher://shop.example:70/_',
  'dict://shop.example:11211/stats',
  'ldap://shop.example/',
  'data:text/html,<h1>lamp</h1>',
  'javascript:alert(1)',
  'blob:https://shop.example/1',
  'about:blank',
  'view-source:https://shop.example/',
  'chrome://version',
  'ws://shop.example/',
  'jar:https://shop.example!/x',
  'unix:/var/run/docker.sock',
  'shop.example',
  '//127.0.0.1/',
  '',
];

const CONFUSIONS = [
  'http://shop.example@127.0.0.1/',
  'http://shop.example:80@127.0.0.1/',
  'http://user:password@shop.example/',
  'http://127.0.0.1#@shop.example/',
  'http://127.0.0.1?@shop.example/',
  'http://127.0.0.1\\@shop.example/',
  'http:\\\\127.0.0.1\\',
  'http:127.0.0.1',
  'http:/127.0.0.1',
  'http:////127.0.0.1/',
  ' \thttp://127.0.0.1/ ',
  'ht\ntp://127.0.0.1/',
  'http://127.0.\t0.1/',
  'http://shop.example%00.evil.example/',
  'http://[::1%25eth0]/',
  'http://[127.0.0.1]/',
  'http://256.1.1.1/',
  'http://1.2.3.4.5/',
  'http:///',
  'http://:80/',
];

const PORTS = [
  0, 1, 21, 22, 23, 25, 53, 110, 2375, 3306, 5432, 5984, 6379, 8080, 9200, 11211, 27017,
];

const DESTINATIONS = [
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://0x7f000001/',
  '//10.0.0.1/',
  'http://localhost/',
  'http://shop.example:6379/',
  'https://user:password@shop.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
];

const literals: Vector[] = [
  ...SPECIAL_IPV4.map((host) => ({ group: 'ipv4' as const, url: `http://${host}/` })),
  ...SPELLINGS.map((host) => ({ group: 'ipv4' as const, url: `http://${host}/` })),
  ...SPECIAL_IPV6.map((host) => ({ group: 'ipv6' as const, url: `https://[${host}]/` })),
];

const names: Vector[] = [
  ...INTERNAL_NAMES.map((host) => ({
    group: 'dns' as const,
    url: `http://${host}/`,
    resolves: [['10.0.0.1']],
  })),
  ...[...SPECIAL_IPV4, ...SPECIAL_IPV6].map((address) => ({
    group: 'dns' as const,
    url: 'https://shop.example/',
    resolves: [[address]],
  })),
  { group: 'dns', url: 'http://shop.example/', resolves: [[PUBLIC, '127.0.0.1']] },
  { group: 'dns', url: 'http://shop.example/', resolves: [['2606:4700::1111', '::1']] },
];

const journeys: Vector[] = DESTINATIONS.flatMap((destination) => [
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
  ...SCHEMES.map((url) => ({ group: 'scheme' as const, url })),
  ...CONFUSIONS.map((url) => ({ group: 'parser' as const, url })),
  ...PORTS.map((port) => ({
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
