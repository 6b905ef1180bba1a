import type { Element } from 'domhandler';

/** Every `<meta>` by its lower-case name; shops mix up `name` and `property`. */
export function readMetaTags(elements: readonly Element[]): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const { attribs } of elements) {
    const value = attribs.content?.trim();
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
