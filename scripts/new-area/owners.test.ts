import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjects } from '../nx/projects.ts';
import { workspaceRoot } from '../settings/workspace-root.ts';

const lines = readFileSync(join(workspaceRoot, 'CODEOWNERS'), 'utf8').split('\n');
const owned = lines.flatMap((line) => /^\/([\w-]+)\/ @[\w-]+\/[\w-]+$/.exec(line)?.[1] ?? []);
const deployables = findProjects()
  .map(({ folder }) => folder)
  .filter((folder) => /^(?:mfe-[\w-]+|shell|bff|workers|design-system|release)$/.test(folder));

test('each deployable has an owner, and no owner is left without one', () => {
  expect(owned.toSorted()).toStrictEqual(deployables.toSorted());
});
