/** A joiner counts within an emoji only: scripts of India need it, too. */
const emoji =
  /\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic})*|[\p{Regional_Indicator}\u{FE0F}\u{20E3}]/gu;
const letters = new Set(['©', '®', '™']);

/** The text without emoji, of which paper shows empty boxes where the device has no font for them. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(emoji, (sign) => (letters.has(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
