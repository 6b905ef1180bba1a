const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A tag; attributes that are false are left out, those that are true stand alone. */
export function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === false) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

const inScript: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON of a type that no browser runs, and that no value in it can end. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => inScript[character] ?? '',
  );
  return `${tag('script', { type, ...(id && { id }) })}${json}</script>`;
}

/** A block that browser code reads by its id. */
export const jsonBlock = (id: string, value: unknown): string =>
  dataBlock('application/json', value, id);
