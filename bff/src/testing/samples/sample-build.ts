import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageDefinition } from '@gift-registry/bff-contract';

export interface SampleBuild {
  readonly project: string;
  readonly pages?: readonly PageDefinition[];
  readonly code?: string;
  readonly server?: string;
  readonly manifest?: string;
}

export async function writeSampleBuild(build: SampleBuild): Promise<string> {
  const { project, pages = [], code = 'export {};', server } = build;
  const folder = await mkdtemp(join(tmpdir(), `build-${project}-`));
  const files: Record<string, string> = {
    'entry.js': code.padEnd(2_000, ' '),
    'entry.css': 'body{}.used{color:red}.unused{color:blue}'.padEnd(2_000, ' '),
    'chunks/page.js': code,
    ...(server && { 'server/render.js': server }),
    'release.json':
      build.manifest ??
      JSON.stringify({
        project,
        entry: 'entry.js',
        scripts: ['entry.js'],
        styles: ['entry.css'],
        ...(server && { server: 'server/render.js' }),
        pages: pages.map((page) => ({ ...page, scripts: ['chunks/page.js'], styles: [] })),
      }),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
