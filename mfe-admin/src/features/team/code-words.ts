const capitals: Readonly<Record<string, string>> = { upi: 'UPI', ip: 'IP', id: 'ID', csv: 'CSV' };

/** A name of the code in words: 'upi-address-changed' reads 'UPI address changed', 'userAgent' 'User agent'. */
export function codeWords(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .map((word) => capitals[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
