import { shortDescription, shortName } from './recently-added.tsx';

test('shortName keeps a name of 60 characters', () => {
  expect(shortName('x'.repeat(60))).toBe('x'.repeat(60));
});

test('shortName cuts a longer name to 57 characters and an ellipsis', () => {
  expect(shortName('x'.repeat(61))).toBe(`${'x'.repeat(57)}...`);
});

test('shortDescription cuts a text above 120 characters to 117 and an ellipsis', () => {
  expect(shortDescription('x'.repeat(120))).toBe('x'.repeat(120));
  expect(shortDescription('x'.repeat(121))).toBe(`${'x'.repeat(117)}...`);
});
