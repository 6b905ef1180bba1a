export const malformedParams: readonly string[] = [
  'x',
  '-1',
  'null',
  '00000000-0000-0000-0000-00000000000g',
  '019aa0f4-0000-7000-8000-000000000000',
  'x'.repeat(150),
  'x'.repeat(3_000),
  '%00',
  '%2e%2e%2fetc',
  '%27%3b--',
  '%F0%9F%8E%81',
];
