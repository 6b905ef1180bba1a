import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPhysicalSides } from './physical-sides.ts';

test('styles name the start and the end of a line, not left and right', () => {
  expect(findPhysicalSides(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('control: sides are found by their name, as a value, and among four values', () => {
  const root = mkdtempSync(join(tmpdir(), 'gift-registry-sides-'));
  const folder = join(root, 'mfe-guest', 'src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'card.module.css'),
    `@layer area { .card { left: 0; /* right: 0; */ margin-inline: 1px 2px; text-align: right;
       padding: 1px calc(2px + var(--a, 1px)) 3px
         4px;
       inset: 0 4px 1px 4px; transition: left 1s; }
     @media print { .card { margin-left: 1px } .card .top { text-align: end; } } }`,
  );
  expect(findPhysicalSides(root)).toEqual([
    'mfe-guest/src/card.module.css: left: 0',
    'mfe-guest/src/card.module.css: text-align: right',
    'mfe-guest/src/card.module.css: padding: 1px calc(2px + var(--a, 1px)) 3px 4px',
    'mfe-guest/src/card.module.css: margin-left: 1px',
  ]);
  rmSync(root, { recursive: true });
});
