/** The zero of each script whose digits people in India type: their ten digits follow one another. */
const zeros = [
  ...[0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66],
  // Ol Chiki, Meetei Mayek, Arabic and Urdu, and the wide digits of East Asian keyboards.
  ...[0x1c50, 0xabf0, 0x0660, 0x06f0, 0xff10],
];

/** The text with the digits of all Indian scripts as 0 to 9: '५०१' is '501'. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => first <= code && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** A typed number of fixed length, such as a PIN code: latin digits without the spaces and hyphens between them. */
export const compactDigits = (typed: string): string =>
  latinDigits(typed).replaceAll(/[\s\u200b-\u200d-]/g, '');
