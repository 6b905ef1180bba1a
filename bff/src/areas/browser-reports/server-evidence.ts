import { stat } from 'node:fs/promises';
import type { Deployment } from '../../platform/releases/deployment.ts';
import { filesReferencedBy } from '../../platform/releases/builds/build.ts';
import type { ReleaseFiles } from '../../platform/releases/files/release-files.ts';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';

export type ServerEvidence =
  | { readonly kind: 'files'; readonly file: string }
  | { readonly kind: 'rendering'; readonly page: string };

interface Options {
  readonly files: ReleaseFiles;
  readonly renders: RenderingTrial;
  readonly deployment: Deployment;
}

interface Suspects {
  readonly release: LiveRelease;
  readonly before: LiveRelease;
  readonly pages: readonly string[];
}

async function firstMissing(
  files: ReleaseFiles,
  release: LiveRelease,
): Promise<string | undefined> {
  for (const file of filesReferencedBy(release.manifest)) {
    const path = await files.locate(release, file);
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (!found?.isFile()) return file;
  }
  return undefined;
}

export async function serverEvidence(
  { files, renders, deployment }: Options,
  { release, before, pages }: Suspects,
): Promise<ServerEvidence | undefined> {
  const file = await firstMissing(files, release);
  if (file !== undefined && (await firstMissing(files, before)) === undefined)
    return { kind: 'files', file };
  for (const path of pages) {
    const rendersWith = async (tried: LiveRelease): Promise<boolean | undefined> => {
      const releases = deployment.with([tried]);
      for (const { project, manifest } of releases) {
        const page = manifest.pages.find((each) => each.path === path);
        if (page?.prerender) return (await renders(releases, project, [page])) === undefined;
      }
      return undefined;
    };
    if ((await rendersWith(release)) !== false) continue;
    // A busy server may be late once.
    if ((await rendersWith(before)) === true && (await rendersWith(release)) === false)
      return { kind: 'rendering', page: path };
  }
  return undefined;
}
