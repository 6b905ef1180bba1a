import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStickyHovers } from './sticky-hover.ts';

test('hover styles are for pointers that hover: a tap would leave them on', () => {
  expect(findStickyHovers(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('control: a hover style for every pointer is found, also beside one that is right', () => {
  const root = mkdtempSync(join(tmpdir(), 'gift-registry-hovers-'));
  const folder = join(root, 'mfe-guest', 'src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'card.module.css'),
    `@layer area { /* .quiet:hover {} */ @media (hover: hover) { .link:hover { color: red; } }
     @container (width > 9rem) { .card:hover .title { color: red; } } }`,
  );
  expect(findStickyHovers(root)).toEqual(['mfe-guest/src/card.module.css: .card:hover .title']);
  rmSync(root, { recursive: true });
});
