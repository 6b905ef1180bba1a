import { Linter } from 'eslint';
import { screenWords } from './screen-words.mjs';

const linter = new Linter();

const messagesOf = (code: string): string[] =>
  linter
    .verify(code, [
      {
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { house: { rules: { 'screen-words': screenWords } } },
        rules: { 'house/screen-words': 'error' },
      },
    ])
    .map(({ message }) => message);

test.each([
  ["<p>The host has your gift. It isn't lost.</p>;"],
  ['<p>It isn&apos;t lost.</p>;'],
  ['const title = "We couldn\'t open your gifts";'],
  ["const text = `The host's home: ${address}`;"],
  ["const hint = 'No e-mail address';"],
  ["const column = 'E-mail';"],
])('screen-words reports %s', (code) => {
  expect(messagesOf(code)).toHaveLength(1);
});

test.each([
  ['<p>The host has your gift. It isn’t lost.</p>;'],
  ["const items = 'The registry owner hasn\\'t added any items yet.';"],
  ["const route = { summary: 'The host\\'s registries' };"],
  ["throw new TypeError('It isn\\'t a number');"],
  ["sql`select x where name='a' and note='b'`;"],
  ["import './account/e-mail-change.ts';"],
])('screen-words accepts %s', (code) => {
  expect(messagesOf(code)).toEqual([]);
});
