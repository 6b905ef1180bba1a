export interface Declaration {
  readonly exported: boolean;
  readonly lines: readonly string[];
}

const start =
  /^(export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) ([\w$]+)/;
const reExport = /^export \{ (?:[\w$]+ as )?([\w$]+) \}/;

/** A message for people may change; its place in a type is a string. */
const withoutMessages = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (text) => (/\s/.test(text) ? 'string' : text));

/** The value of a constant is bundled with whatever uses it. */
const withoutValue = (line: string): string => line.replace(/^(export const [\w$]+) = .*$/, '$1');

const isCode = (line: string): boolean => !/^\s*(?:\/\/.*)?$/.test(line);

export function codeOf(report: string): readonly string[] {
  const code = /```ts\n([\s\S]*)```/.exec(report)?.[1];
  if (code === undefined) throw new Error('This is not an API report.');
  return code.split('\n').filter(isCode);
}

export function declarationsOf(report: string): ReadonlyMap<string, Declaration> {
  const found = new Map<string, { exported: boolean; lines: string[] }>();
  let current: { exported: boolean; lines: string[] } | undefined;
  for (const line of codeOf(report)) {
    const [, exported, declared] = start.exec(line) ?? [];
    const name = declared ?? reExport.exec(line)?.[1];
    if (name !== undefined) {
      current = found.get(name) ?? { exported: exported !== undefined, lines: [] };
      if (declared === undefined) current.exported = true;
      found.set(name, current);
    } else if (/^import /.test(line)) current = undefined;
    current?.lines.push(withoutValue(withoutMessages(line)));
  }
  return found;
}
