import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from './settings/workspace-root.ts';

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      /** Of a package that is installed under another name. */
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { name, version, packages } = lockFile.parse(
  JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')),
);

type Locked = (typeof packages)[string];

const FOLDER = 'node_modules/';

const nameOf = (path: string, { name: real }: Locked): string =>
  real ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

const purlOf = (path: string, locked: Locked): string =>
  `pkg:npm/${nameOf(path, locked).replace('@', '%40')}@${locked.version ?? ''}`;

function hashesOf({ integrity = '' }: Locked) {
  return integrity.split(' ').flatMap((each) => {
    const [algorithm = '', content] = each.split('-', 2);
    const alg = algorithm.toUpperCase().replace(/^SHA/, 'SHA-');
    return content ? [{ alg, content: Buffer.from(content, 'base64').toString('hex') }] : [];
  });
}

/** As Node looks for a package: beside the one that asks, then in each folder above. */
function resolve(from: string, wanted: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder ? `${folder}/` : ''}${FOLDER}${wanted}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

// `npm sbom --omit=dev` leaves out what one workspace runs and another one only tests with.
const running = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link,
);

const components = new Map(
  running.map(([path, locked]) => [
    purlOf(path, locked),
    {
      type: 'library',
      'bom-ref': purlOf(path, locked),
      name: nameOf(path, locked),
      version: locked.version,
      purl: purlOf(path, locked),
      scope: locked.optional ? 'optional' : 'required',
      hashes: hashesOf(locked),
      ...(locked.license && { licenses: [{ expression: locked.license }] }),
    },
  ]),
);

const dependencies = new Map<string, Set<string>>();
for (const [path, locked] of running) {
  const known = dependencies.get(purlOf(path, locked)) ?? new Set();
  dependencies.set(purlOf(path, locked), known);
  for (const wanted of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
    const found = resolve(path, wanted);
    const other = found === undefined ? undefined : packages[found];
    if (found && other) known.add(purlOf(found, other));
  }
}

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: { type: 'application', 'bom-ref': name, name, version },
      },
      components: [...components.values()],
      dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
    },
    null,
    2,
  ),
);
