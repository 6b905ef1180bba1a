import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingClasses } from './missing-classes.ts';

test('style sheets have every class that components name', () => {
  expect(missingClasses(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('control: a class that was renamed in the sheet alone is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'gift-registry-classes-'));
  const folder = join(root, 'mfe-guest', 'src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'card.module.css'),
    '/* .quiet */ .card:hover .wide-title { margin: .5rem }',
  );
  writeFileSync(
    join(folder, 'card.tsx'),
    "import styles from './card.module.css';\nexport const names = [styles.card, styles['wide-title'], styles.quiet];\n",
  );
  expect(missingClasses(root)).toEqual(['mfe-guest/src/card.tsx: quiet']);
  rmSync(root, { recursive: true });
});
