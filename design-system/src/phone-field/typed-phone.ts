/** "+91" and ten digits. */
const maxIndian = 13;
/** A plus or "00" and the longest number of E.164. */
const maxAbroad = 17;

/** Digits, and a plus at the start. Spaces, hyphens and brackets only format a number. */
const significant = (text: string): string => text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

export function typedPhone(text: string, abroad: boolean): string {
  const typed = significant(text);
  const isAbroad = abroad && /^(?:\+|00)(?!91)/.test(typed);
  return typed.slice(0, isAbroad ? maxAbroad : maxIndian);
}

/** Where the caret belongs in the formatted text, so that it stays behind the same digit. */
export function caretAfter(formatted: string, before: string): number {
  let left = significant(before).length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (/[\d+]/.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return position;
}
