import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const designSystem = join(import.meta.dirname, '..');
export const sources = join(designSystem, 'src');
export const output = join(designSystem, 'dist');

const PARTS = new Set(['field', 'link']);

/** The names of the folders whose component has the folder's name: each is an entry of the package. */
export const publicEntries: readonly string[] = globSync('*/*.tsx', { cwd: sources })
  .filter((file) => basename(file, '.tsx') === dirname(file))
  .map(dirname)
  .filter((name) => !PARTS.has(name))
  .sort();
