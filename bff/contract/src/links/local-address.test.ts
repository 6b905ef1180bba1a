import { isLocalAddress } from './local-address.ts';

const hostnameOf = (host: string) => new URL(`http://${host}`).hostname;

test.each([
  'localhost',
  '127.0.0.1',
  '127.8.9.10:3000',
  '10.0.0.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20:3000',
  '169.254.10.1',
  '[::1]:3000',
  '[fd12:3456::1]',
  '[fe80::1]',
  // The URL parser writes every spelling of an address in one way.
  '0x7f.1',
  '3232235777',
])('%s is local', (host) => {
  expect(isLocalAddress(hostnameOf(host))).toBe(true);
});

test.each([
  'evil.example',
  'localhost.evil.example',
  '192.168.1.20.evil.example',
  '10.evil.example',
  '127.0.0.1.nip.io',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '0.0.0.0',
  '[2001:db8::1]',
  '[::ffff:8.8.8.8]',
  'fd12.evil.example',
])('%s is not local', (host) => {
  expect(isLocalAddress(hostnameOf(host))).toBe(false);
});
