import type { ReleaseTable, RoutedPage } from '@gift-registry/bff-contract';
import { isOutdated } from './contracts.ts';
import { shellProject, type LiveRelease, type ReleaseKey, type ReleasePage } from './release.ts';

export const fileUrl = ({ project, version }: ReleaseKey, file: string): string =>
  `/_mf/${project}/${version}/${file}`;

/** The remotes' releases for the document; the shell reads the table and is not part of it. */
export function releaseTableOf(releases: readonly LiveRelease[]): ReleaseTable {
  return Object.fromEntries(
    releases
      .filter(({ project }) => project !== shellProject)
      .map((release) => [
        release.project,
        {
          version: release.version,
          entry: fileUrl(release, release.manifest.entry),
          pages: release.manifest.pages.map(routedPageOf),
          ...(isOutdated(release, releases) ? { outdated: true } : {}),
          ...(release.isRetired ? { retired: true } : {}),
        },
      ]),
  );
}

/** Only search engines read descriptions; every guest would load those of pages that aren't indexed. */
export function routedPageOf(page: ReleasePage): RoutedPage {
  const { screen, path, title, entries, access, signedOutTo, newcomersTo, opensOver, chrome } =
    page;
  const description = page.indexable ? page.description : title;
  const routed = {
    ...{ screen, path, title, description, access, signedOutTo, chrome },
    ...(newcomersTo ? { newcomersTo } : {}),
    ...(opensOver ? { opensOver } : {}),
  };
  if (!entries) return routed;
  return {
    ...routed,
    entries: entries.map((entry) => ({
      path: entry.path,
      title: entry.title,
      description: entry.description,
    })),
  };
}
