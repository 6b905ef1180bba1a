const NOT_ASCII = /[^\x20-\x7e]/g;
const NOT_SAFE = /[^\x20-\x7e]|[&<>]/g;

const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

export function spellings(name: string): string[] {
  const json = JSON.stringify(name).slice(1, -1);
  return [
    ...new Set([
      name,
      json,
      json.replace(NOT_ASCII, escapeSign),
      json.replace(NOT_SAFE, escapeSign),
      json.replaceAll('/', '\\/'),
      json.replaceAll('&', '\\u0026'),
      name.replaceAll('&', '&amp;'),
    ]),
  ];
}
