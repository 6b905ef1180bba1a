import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../settings/workspace-root.ts';

const definition = z.object({
  name: z.string(),
  tags: z.array(z.string()),
  targets: z.record(z.string(), z.unknown()),
});

export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly tags: readonly string[];
  readonly targets: readonly string[];
}

export function findProjects(): readonly Project[] {
  const files = globSync(['*/project.json', '{bff,shell,workers}/*/project.json'], {
    cwd: workspaceRoot,
  });
  return files.sort().map((file) => {
    const content: unknown = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
    const { name, tags, targets } = definition.parse(content);
    return { name, folder: dirname(file), tags, targets: Object.keys(targets) };
  });
}
