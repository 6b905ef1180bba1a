import type { Element } from 'domhandler';

const MAX_VALUE = 10_000;

/** Every `<meta>` by its lower-case name; shops mix up `name` and `property`. */
export function readMetaTags(elements: readonly Element[]): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const { attribs } of elements) {
    const value = attribs.content?.slice(0, MAX_VALUE).trim();
    if (!value) continue;
    for (const name of new Set([attribs.property, attribs.name])) {
      const key = name?.trim().toLowerCase();
      if (!key) continue;
      const values = meta.get(key);
      if (values) values.push(value);
      else meta.set(key, [value]);
    }
  }
  return meta;
}
