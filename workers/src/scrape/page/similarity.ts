const WORD = /[\p{L}\p{N}]{1,40}/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MAX_TEXT = 400;

/** For a text that is compared with many. */
export function wordSetOf(text: string): Words {
  const words = new Set<string>();
  for (const [word] of text.slice(0, MAX_TEXT).normalize('NFKC').toLowerCase().matchAll(WORD)) {
    if (!SPACELESS.test(word) || word.length < 2) words.add(word);
    else for (let at = 0; at + 2 <= word.length; at += 1) words.add(word.slice(at, at + 2));
  }
  return words;
}

export function wordOverlap(one: string, other: string): number {
  return overlapOf(wordSetOf(one), wordSetOf(other));
}

export type Words = ReadonlySet<string>;

export function overlapOf(a: Words, b: Words): number {
  const smaller = Math.min(a.size, b.size);
  if (smaller === 0) return 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / smaller;
}

export function wordCoverage(text: string, other: string): number {
  const own = wordSetOf(text);
  const held = wordSetOf(other);
  return own.size === 0 ? 0 : [...own].filter((word) => held.has(word)).length / own.size;
}

export const normalizeName = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
