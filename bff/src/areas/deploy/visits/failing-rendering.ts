import type { VisitFailure } from '@gift-registry/workers-contract';
import type { Deployment } from '../../../platform/releases/deployment.ts';
import type { LiveRelease } from '../../../platform/releases/live-release.ts';
import type { RenderingTrial } from '../../../platform/releases/renderings/rendering-trial.ts';

/** The first screen that the server can’t render with this release, and can with the version before. */
export async function failingRendering(
  renders: RenderingTrial,
  deployment: Deployment,
  release: LiveRelease,
): Promise<VisitFailure | undefined> {
  const { project, manifest } = release;
  const before = deployment.live.find((each) => each.project === project);
  const tried = new Set<string>();
  for (const page of manifest.pages) {
    if (!page.prerender || tried.has(page.screen)) continue;
    tried.add(page.screen);
    const errors: string[] = [];
    const rendersWith = (used: LiveRelease) =>
      renders(deployment.with([used]), project, page, (error) => errors.push(error));
    if (await rendersWith(release)) continue;
    // A busy server may be late once, and a screen may fail with what the database holds.
    const known = before?.manifest.pages.find(({ path }) => path === page.path);
    if (before && known?.prerender && !(await rendersWith(before))) continue;
    if (await rendersWith(release)) continue;
    const message = `It can’t be rendered on the server. ${errors.at(-1) ?? ''}`.trim();
    return { page: page.path, message: message.slice(0, 500), stack: '' };
  }
  return undefined;
}
