import type { ReleaseManifest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../live-release.ts';
import type { ReleasePage } from './page-router.ts';

/** A registry at which pages can be tried. */
export interface Example {
  readonly shareCode: string;
  readonly registryId: string;
  readonly itemId: string | null;
}

type PagePath = Pick<ReleasePage, 'path' | 'entries'>;

const unknown = 'example';
const parameters = /:(\w+)/g;

const valuesOf = (
  example: Example | undefined,
): Readonly<Record<string, string | null | undefined>> => ({ ...example });

export function exampleAddress({ path, entries }: PagePath, example: Example | undefined): string {
  const values = valuesOf(example);
  const filled = path.replaceAll(parameters, (_, name: string) =>
    encodeURIComponent(values[name] ?? unknown),
  );
  return entries?.[0]?.path ?? filled.replace(/\*$/, unknown);
}

const isFilled = ({ path, entries }: PagePath, example: Example | undefined): boolean => {
  const values = valuesOf(example);
  const names = Array.from(path.matchAll(parameters), ([, name = '']) => name);
  return (
    entries?.[0] !== undefined ||
    (!path.endsWith('*') && names.every((name) => typeof values[name] === 'string'))
  );
};

/** Where somebody who was sent a preview begins: the first page that everybody may open and the example can fill. */
export function firstAddress(
  manifest: ReleaseManifest | undefined,
  example: Example | undefined,
): string {
  const known = manifest?.pages.filter((page) => isFilled(page, example)) ?? [];
  const first = known.find(({ access }) => access === 'public') ?? known[0];
  return first ? exampleAddress(first, example) : '/';
}

export function exampleAddresses(
  releases: readonly LiveRelease[],
  example: Example | undefined,
): string[] {
  const addresses = new Map<string, string>();
  for (const { project, manifest } of releases)
    for (const page of manifest.pages) {
      const screen = `${project}/${page.screen}`;
      if (page.prerender && !addresses.has(screen))
        addresses.set(screen, exampleAddress(page, example));
    }
  return [...addresses.values()];
}
