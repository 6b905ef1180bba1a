import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { Example } from './example.repository.ts';
import type { ReleasePage } from '../../platform/releases/pages/page-router.ts';

const unknown = 'example';

export function exampleAddress(
  { path, entries }: Pick<ReleasePage, 'path' | 'entries'>,
  example: Example | undefined,
): string {
  const params: Readonly<Record<string, string | null | undefined>> = { ...example };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? unknown),
  );
  return entries?.[0]?.path ?? filled;
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
