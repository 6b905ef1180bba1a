import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importOfSheet = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
const className = /\.(-?[_a-z][\w-]*)/gi;

const classesOf = (sheet: string): ReadonlySet<string | undefined> =>
  new Set(
    Array.from(
      sheet.replace(/\/\*.*?\*\//gs, '').matchAll(className),
      ([, name]: readonly string[]) => name,
    ),
  );

function namedClasses(source: string, variable: string): (string | undefined)[] {
  const use = new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g');
  const code = source.replace(/^(?:import|} from) .*$/gm, '');
  return Array.from(code.matchAll(use), ([, dotted, quoted]) => dotted ?? quoted);
}

/**
 * The classes that components name and their style sheets don't have, as `file: class`. Such a name is `undefined` in the
 * browser, and neither a type nor a component test tells.
 */
export function missingClasses(root: string): string[] {
  return globSync('{shell,mfe-*,design-system}/src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return Array.from(source.matchAll(importOfSheet)).flatMap(([, variable = '', path = '']) => {
      const sheet = readFileSync(join(root, dirname(file), path), 'utf8');
      const classes = classesOf(sheet);
      return namedClasses(source, variable)
        .filter((name) => !classes.has(name))
        .map((name) => `${file}: ${name}`);
    });
  });
}
