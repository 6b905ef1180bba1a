import { Linter } from 'eslint';
import { plainWords } from './plain-words.mjs';

const linter = new Linter();

const messagesOf = (code: string): string[] =>
  linter
    .verify(code, [
      {
        plugins: { house: { rules: { 'plain-words': plainWords } } },
        rules: { 'house/plain-words': 'error' },
      },
    ])
    .map(({ message }) => message);

test.each([
  '// What a guest sees.\nlet x;',
  '/** Whoever asks first wins. */\nlet x;',
  "test('what loads at once is loaded once', () => {});",
  "describe('how it ends', () => {});",
  '// Waits at the turnstile.\nlet x;',
])('plain-words reports %j', (code) => {
  expect(messagesOf(code)).toHaveLength(1);
});

test.each([
  '// Guests see the price.\nlet x;',
  '// Retries once, because the shop drops idle connections:\n// what was sent is sent again.\nlet x;',
  "test('a failed load is retried three times', () => {});",
])('plain-words accepts %j', (code) => {
  expect(messagesOf(code)).toEqual([]);
});
