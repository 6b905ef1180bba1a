import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { FONTS, readWorkspaceManifest } from './workspace-manifest.ts';
import { output } from './public-entries.ts';

const designSystem = join(import.meta.dirname, '..');
const { resolve } = createRequire(join(designSystem, 'package.json'));

export async function copyAccompanyingFiles(): Promise<void> {
  const licences = join(output, 'fonts', 'licences');
  await mkdir(licences, { recursive: true });
  const { dependencies } = await readWorkspaceManifest();
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith(FONTS));
  await Promise.all([
    writeReadme(),
    copyFile(join(designSystem, 'CHANGELOG.md'), join(output, 'CHANGELOG.md')),
    ...fonts.map((name) =>
      copyFile(resolve(`${name}/LICENSE`), join(licences, `${basename(name)}.txt`)),
    ),
  ]);
}

/** Users of the package have no repository, so its commands and links are left out. */
async function writeReadme(): Promise<void> {
  const readme = await readFile(join(designSystem, 'README.md'), 'utf8');
  const end = readme.indexOf('## In this repository');
  if (end === -1) throw new Error('The README has no section about this repository.');
  await writeFile(join(output, 'README.md'), `${readme.slice(0, end).trimEnd()}\n`);
}
