import { likenessOf, registryAddress } from './registry-address.ts';

test.each(['asha-weds-dev', 'meera-1', 'abcd', 'a'.repeat(40), 'Asha-Weds-Dev '])(
  '%s is an address',
  (typed) => {
    expect(registryAddress.parse(typed)).toBe(typed.trim().toLowerCase());
  },
);

test.each([
  'abc',
  'a'.repeat(41),
  '-asha',
  'asha-',
  'asha--dev',
  'asha dev',
  'आशा-देव',
  'аsha-dev',
  'asha_dev',
  'admin',
  'adm1n',
  'ad-min',
  'adrnin',
  'l0gin',
  'tohfa',
  '1ogin',
])('%s is refused', (typed) => {
  expect(registryAddress.safeParse(typed).success).toBe(false);
});

test('addresses that look alike have one likeness', () => {
  expect(likenessOf('asha-weds-dev')).toBe(likenessOf('ashaweds-d3v'));
  expect(likenessOf('asha-weds-dev')).toBe(likenessOf('asha-vveds-dev'));
  expect(likenessOf('asha-weds-dev')).not.toBe(likenessOf('asha-weds-rev'));
});
