import { withoutShapes } from '../surface/without-shapes.ts';
import type { Change } from './change.ts';
import { type Declaration, declarationsOf } from './declarations.ts';

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

/** The shape of a schema is compared where it travels; here its name counts. */
export function compareDeclarations(before: string, now: string): readonly Change[] {
  const earlier = declarationsOf(withoutShapes(before));
  const later = declarationsOf(withoutShapes(now));
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
