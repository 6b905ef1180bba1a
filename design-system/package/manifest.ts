import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output, publicEntries } from './public-entries.ts';
import { FONTS, readWorkspaceManifest } from './workspace-manifest.ts';

const STYLES = ['styles.css', 'tokens.css', 'names.css'];
const TOKENS = ['tokens.json', 'tokens.light.json', 'tokens.dark.json'];

export async function writeManifest(): Promise<void> {
  const { dependencies, ...described } = await readWorkspaceManifest();
  const manifest = {
    ...described,
    type: 'module',
    publishConfig: { access: 'restricted' },
    exports: publicExports(),
    dependencies: publishedDependencies(dependencies),
  };
  await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function publicExports() {
  const components = publicEntries.map(
    (name) =>
      [`./${name}`, { types: `./${name}/${name}.d.ts`, default: `./${name}/${name}.js` }] as const,
  );
  const files = [...STYLES, ...TOKENS, 'package.json'].map(
    (name) => [`./${name}`, `./${name}`] as const,
  );
  return { ...Object.fromEntries(components), ...Object.fromEntries(files) };
}

/** The package contains its fonts. Its users get corrections of the other libraries without a new version of ours. */
const publishedDependencies = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !name.startsWith(FONTS))
      .map(([name, version]) => [name, `^${version}`]),
  );
