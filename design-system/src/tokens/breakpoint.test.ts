import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

const breakpoints = [
  ...read('tokens/breakpoint.css').matchAll(/--gr-breakpoint-\w+: ([\d.]+rem)/g),
].map(([, width]) => width);

test('layouts change at the breakpoints only', () => {
  expect(breakpoints.length).toBe(3);
  for (const file of globSync('**/*.css', { cwd: SOURCE })) {
    for (const [, width] of read(file).matchAll(/@media \(width [<>]=? ([\d.]+rem)\)/g)) {
      expect({
        case: `${file} changes at ${width}`,
        holds: Boolean(breakpoints.includes(width)),
      }).toStrictEqual({ case: `${file} changes at ${width}`, holds: true });
    }
  }
});
