import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFolder, fontSubsets, makeSubset } from './font-subsets.ts';

for (const subset of fontSubsets)
  await writeFile(join(fontFolder, subset.file), await makeSubset(subset));
