import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type en from './en.json';

/**
 * The words that pages use, one file for each language. A new word needs no code: `vocabulary.test.ts` tries each of them for
 * the reason why it is there. In a phrase, `#` stands for a number, `…` for up to 20 characters and `*` for the rest of a
 * word; at the end of a phrase, `…` is the rest of the text.
 */
export type Meaning = keyof typeof en;

const languages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));

const PHRASES = Map.groupBy(
  languages.flatMap((words) => Object.entries(words ?? {})),
  ([meaning]) => meaning,
);

export const phrasesOf = (meaning: Meaning): readonly string[] => [
  ...new Set(PHRASES.get(meaning)?.flatMap(([, phrases]) => [phrases].flat().map(String))),
];

const escaped = (phrase: string) =>
  phrase
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('#', '\\d{1,6}')
    .replaceAll('-', '[-–—]');

const patternOf = (phrase: string) =>
  escaped(phrase)
    .replace(/…$/, '.{0,100}')
    .replaceAll('…', '.{0,20}')
    .replaceAll('*', '\\p{L}{0,20}')
    .replaceAll(' ', '\\s?');

// Scripts without spaces have no boundaries of words.
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const BEGINS_WITH_WORD = /^[\p{L}\d#]/u;

/** One check around all phrases: one around each takes most of the time. */
export function oneOf(meaning: Meaning): string {
  const {
    spaceless = [],
    words = [],
    signs = [],
  } = Object.groupBy(phrasesOf(meaning), (phrase) =>
    SPACELESS.test(phrase) ? 'spaceless' : BEGINS_WITH_WORD.test(phrase) ? 'words' : 'signs',
  );
  const listOf = (phrases: readonly string[]) => phrases.map(patternOf).join('|');
  return [
    ...(words.length > 0 ? [`(?<![\\p{L}\\d])(?:${listOf(words)})(?!\\p{L})`] : []),
    ...(signs.length > 0 ? [`(?:${listOf(signs)})(?!\\p{L})`] : []),
    ...spaceless.map(patternOf),
  ].join('|');
}

export const saying = (meaning: Meaning): RegExp => new RegExp(oneOf(meaning), 'iu');

/** The whole text, as of a button or a heading. */
export const nothingBut = (meaning: Meaning): RegExp =>
  new RegExp(`^\\s{0,5}(?:${oneOf(meaning)})\\s{0,5}[!.:]?$`, 'iu');

/** Texts around a name, of which the first group is the name; the longest first. */
export const around = (meaning: Meaning): RegExp[] =>
  phrasesOf(meaning)
    .toSorted((a, b) => b.length - a.length)
    .map(
      (phrase) =>
        new RegExp(`^${escaped(phrase).replaceAll(' ', '[- ]?').replace('…', '(.+?)')}$`, 'iu'),
    );

/** The words of a label, as `labelOf` writes them: small letters between single spaces. */
export const labelled = (meaning: Meaning): RegExp => {
  const { parts = [], words = [] } = Object.groupBy(phrasesOf(meaning), (phrase) =>
    /^\*.+\*$/.test(phrase) ? 'parts' : 'words',
  );
  const listOf = words.map((phrase) =>
    escaped(phrase).replaceAll(' ', ' ?').replaceAll('*', '[^ ]*'),
  );
  const anywhere = parts.map((phrase) => escaped(phrase.slice(1, -1)));
  return new RegExp([`(?:^| )(?:${listOf.join('|')})(?: |$)`, ...anywhere].join('|'));
};

/** A part of a path that is one of the words: "/cart", "/my-cart.html". */
export const pathWords = (meaning: Meaning): string =>
  phrasesOf(meaning)
    .map((phrase) => escaped(phrase))
    .join('|');
