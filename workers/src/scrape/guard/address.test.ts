import { isPublicAddress } from './address.ts';

test('addresses of the public internet are allowed', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2404:6800:4009::200e'])
    expect({ case: address, got: isPublicAddress(address) }).toStrictEqual({
      case: address,
      got: true,
    });
});

test('addresses of every other range are refused', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'shop.example',
    '',
  ])
    expect({ case: address, got: isPublicAddress(address) }).toStrictEqual({
      case: address,
      got: false,
    });
});
