const fileEnding = /\.(?:html?|php|aspx?|jsp|prd)$/i;
/** Codes of a shop around the words: numbers, and words that mix letters with several digits. */
const code = /^(?:\d+|(?=.*\d.*\d)[a-z\d]{6,}|[a-z]{1,3}\d{2,})$/i;
const MIN_WORDS = 2;

function wordsOf(segment: string): string[] {
  const words = segment.replace(fileEnding, '').split(/[-_+\s]+/);
  while (words.length > 0 && code.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && code.test(words[0] ?? '')) words.shift();
  return words.filter(Boolean);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The product's name in the address of a page that can't be read: 'Hammered copper jug'. Empty when it has none. */
export function nameFromAddress(address: string): string {
  const segments = (URL.parse(address)?.pathname ?? '').split('/').map(decoded);
  const words = segments.map(wordsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (words.length < MIN_WORDS || !words.some((word) => /[\p{L}\p{M}]{3}/u.test(word))) return '';
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
