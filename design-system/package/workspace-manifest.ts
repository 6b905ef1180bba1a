import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const workspaceManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.array(z.string()),
  dependencies: versions,
  peerDependencies: versions,
});

export const FONTS = '@fontsource-variable/';

export async function readWorkspaceManifest(): Promise<z.infer<typeof workspaceManifest>> {
  const file = await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  return workspaceManifest.parse(JSON.parse(file));
}
