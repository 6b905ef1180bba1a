import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const braces = /([^{};]*)\{|\}/g;

function stickyHovers(sheet: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [brace, before = ''] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(braces)) {
    if (brace === '}') {
      open.pop();
      continue;
    }
    const prelude = before.trim();
    if (prelude.includes(':hover') && !open.includes('@media (hover: hover)')) found.push(prelude);
    open.push(prelude);
  }
  return found;
}

/** The hover styles that a touch screen would keep after a tap, as `file: selector`. */
export const findStickyHovers = (root: string): string[] =>
  globSync('{shell,mfe-*,design-system}/src/**/*.css', { cwd: root }).flatMap((file) =>
    stickyHovers(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
