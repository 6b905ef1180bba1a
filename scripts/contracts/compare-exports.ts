import type { Change } from './change.ts';

interface Declaration {
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

function declarationsOf(report: string): ReadonlyMap<string, Declaration> {
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

/** Every caller of the component or the function has to give it. */
const isDemanded = (name: string, line: string): boolean =>
  /(?:Props|Options)$/.test(name) && /^ {4}(?:readonly )?[\w$]+: /.test(line);

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The later line with more optional parameters at the end of a list, which no caller has to give. */
function isWidened(before: string, now: string): boolean {
  const same = [...before].findIndex((letter, index) => letter !== now[index]);
  const rest = before.slice(same);
  if (!rest.startsWith(')') || !now.endsWith(rest)) return false;
  return /^(?:(?:, )?[\w$]+\?: [^,()]+)+$/.test(now.slice(same, now.length - rest.length));
}

const words = /(["'])([\w-]+)\1/g;
const wordsOf = (line: string): readonly string[] => line.match(words) ?? [];
const frameOf = (line: string): string => line.replace(words, '').replace(/[\s|,]+/g, '');

/** A list of words, such as roles, to which some were added: nothing that was built before reads the new ones. */
function isGrown(before: string, now: string): boolean {
  const [earlier, later] = [wordsOf(before), wordsOf(now)];
  const kept = later.filter((word) => earlier.includes(word));
  return (
    earlier.length > 1 &&
    frameOf(before) === frameOf(now) &&
    kept.join(' ') === earlier.join(' ') &&
    later.length > earlier.length
  );
}

function changesOf(name: string, before: Declaration, now: Declaration): Change[] {
  const added = without(now.lines, before.lines);
  const changed = without(before.lines, now.lines);
  const gone = changed.filter(
    (line) => !added.some((other) => isWidened(line, other) || isGrown(line, other)),
  );
  return [
    ...gone.map((line): Change => ({
      level: 'major',
      text: `${name}: "${line.trim()}" is gone or changed`,
    })),
    ...(gone.length > 0 ? [] : added).map((line): Change => ({
      level: isDemanded(name, line) ? 'major' : 'minor',
      text: `${name}: "${line.trim()}" is new${isDemanded(name, line) ? ' and demanded' : ''}`,
    })),
  ];
}

export function compareExports(before: string, now: string): readonly Change[] {
  const earlier = declarationsOf(before);
  const later = declarationsOf(now);
  const gone = [...earlier].flatMap(([name, declaration]): Change[] => {
    const same = later.get(name);
    if (same && same.exported === declaration.exported) return changesOf(name, declaration, same);
    return declaration.exported ? [{ level: 'major', text: `${name} is gone` }] : [];
  });
  const added = [...later].flatMap(([name, { exported }]): Change[] =>
    exported && earlier.get(name)?.exported !== true
      ? [{ level: 'minor', text: `${name} is new` }]
      : [],
  );
  return [...gone, ...added];
}
