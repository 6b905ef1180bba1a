import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const SOURCE = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

const breakpoints = [
  ...read('tokens/breakpoint.css').matchAll(/--gr-breakpoint-\w+: ([\d.]+rem)/g),
].map(([, width]) => width);

test('layouts change at the breakpoints only', () => {
  assert.equal(breakpoints.length, 3);
  for (const file of globSync('**/*.css', { cwd: SOURCE })) {
    for (const [, width] of read(file).matchAll(/@media \(width [<>]=? ([\d.]+rem)\)/g)) {
      assert.ok(breakpoints.includes(width), `${file} changes at ${width}`);
    }
  }
});
