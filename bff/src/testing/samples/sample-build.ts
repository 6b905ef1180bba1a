import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageDefinition } from '@gift-registry/bff-contract';

export interface SampleBuild {
  readonly project: string;
  readonly pages?: readonly PageDefinition[];
  /** Content of the entry; different content gives a different version. */
  readonly code?: string;
  /** The server bundle. */
  readonly server?: string;
  /** Replaces the valid `release.json`. */
  readonly manifest?: string;
}

/** Writes a build into a new folder; resolves to the folder. */
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
