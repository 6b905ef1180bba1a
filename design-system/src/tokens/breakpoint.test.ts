import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

const breakpoints = [
  ...read('tokens/breakpoint.css').matchAll(/--gr-breakpoint-\w+: ([\d.]+rem)/g),
].map(([, width]) => width);

test('media queries use the breakpoints only', () => {
  const widths = globSync('**/*.css', { cwd: SOURCE }).flatMap((file) =>
    [...read(file).matchAll(/@media \(width [<>]=? ([\d.]+rem)\)/g)].map(([, width]) => ({
      file,
      width,
    })),
  );
  expect(breakpoints).toHaveLength(3);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});
