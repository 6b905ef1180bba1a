export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Looks a property up regardless of case: shops also write "Offers" and "lowprice". */
export function property(node: Node, name: string): unknown {
  if (name in node) return node[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(node).find((each) => each.toLowerCase() === wanted);
  return key === undefined ? undefined : node[key];
}

export const lastPart = (iri: string) => iri.replace(/^.*[/#:]/, '').toLowerCase();

export function typesOf(node: Node): string[] {
  return listOf(property(node, '@type')).flatMap((type) =>
    typeof type === 'string' ? lastPart(type) : [],
  );
}

export function textOf(value: unknown): string | null {
  const [first] = listOf(value);
  if (typeof first === 'string') return first.trim() === '' ? null : first;
  if (typeof first === 'number') return String(first);
  if (!isNode(first)) return null;
  return textOf(property(first, 'name') ?? property(first, '@value'));
}
