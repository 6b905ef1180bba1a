import type { Deployment } from '../../platform/releases/deployment.ts';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { ReleasePage } from '../../platform/releases/pages/page-router.ts';
import type { RenderingTrial } from '../../platform/releases/renderings/rendering-trial.ts';

function renderedPages({ manifest }: LiveRelease): ReleasePage[] {
  const screens = new Map<string, ReleasePage>();
  for (const page of manifest.pages)
    if (page.prerender && !screens.has(page.screen)) screens.set(page.screen, page);
  return [...screens.values()];
}

/** The first screen that the server can’t render with this release, and can with the version before. */
export async function failingRendering(
  renders: RenderingTrial,
  deployment: Deployment,
  release: LiveRelease,
): Promise<{ readonly page: string; readonly message: string } | undefined> {
  const { project } = release;
  const before = deployment.live.find((each) => each.project === project);
  let error = '';
  const firstFailing = (used: LiveRelease, pages: readonly ReleasePage[]) =>
    renders(deployment.with([used]), project, pages, (text) => (error = text));

  async function fails(page: ReleasePage): Promise<boolean> {
    const known = before?.manifest.pages.find(({ path }) => path === page.path);
    // A screen may fail with what the database holds, and a busy server may be late once.
    if (before && known?.prerender && (await firstFailing(before, [known]))) return false;
    return (await firstFailing(release, [page])) !== undefined;
  }

  let left = renderedPages(release);
  while (left.length > 0) {
    const page = await firstFailing(release, left);
    if (!page) return undefined;
    if (await fails(page)) {
      const message = `It can’t be rendered on the server. ${error}`.trim().slice(0, 500);
      return { page: page.path, message };
    }
    left = left.slice(left.indexOf(page) + 1);
  }
  return undefined;
}
