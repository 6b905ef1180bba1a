import { isPublicLink } from './public-link.ts';

const isPublic = (address: string, allowed?: readonly string[]): boolean =>
  isPublicLink(new URL(address), allowed);

test.each([
  'https://www.amazon.in/dp/B0C1',
  'http://shop.example/lamp',
  'https://xn--11b5bs3a9aj6g.example/',
  'https://93.184.216.34/lamp',
  'https://172.32.0.1/',
  'https://localhost.example/',
  'https://my-local.shop/',
  'https://shop.example:8443/lamp',
])('%s is for guests', (address) => expect(isPublic(address)).toBe(true));

test.each([
  'http://127.0.0.1/x',
  'http://127.1/x',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://224.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://shop.localhost/',
  'http://printer.local/',
  'http://printer.local./',
  'http://wiki.internal/',
  'http://router/',
  'http://router.lan/',
  'http://１２７.0.0.1/',
  'https://user@shop.example/',
  'https://user:secret@shop.example/',
  'https://:secret@shop.example/',
  'javascript:alert(1)',
  'data:text/html,hi',
  'file:///etc/passwd',
  'ftp://shop.example/',
])('%s is not for guests', (address) => expect(isPublic(address)).toBe(false));

test('a local shop of a development machine is allowed by its origin, and nothing else of that machine', () => {
  const allowed = ['http://127.0.0.1:4000'];
  expect(isPublic('http://127.0.0.1:4000/lamp', allowed)).toBe(true);
  expect(isPublic('http://127.0.0.1:5432/', allowed)).toBe(false);
  expect(isPublic('http://me@127.0.0.1:4000/lamp', allowed)).toBe(false);
});
