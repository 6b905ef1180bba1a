import { screenOutlet, type RenderRequest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../../platform/releases/release.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

export interface PageRendering {
  readonly shell: LiveRelease;
  readonly release: LiveRelease;
  readonly request: RenderRequest;
  readonly shared: boolean;
}

export async function renderPage(
  renderer: ScreenRenderer,
  { shell, release, request, shared }: PageRendering,
): Promise<string | undefined> {
  const layoutRequest = { ...request, screen: request.page.chrome, replies: [], form: undefined };
  const [layout, screen] = await Promise.all([
    renderer.render(shell, layoutRequest, { shared }),
    renderer.render(release, request, { shared }),
  ]);
  if (layout === undefined || screen === undefined) return undefined;
  return layout.replace(screenOutlet, () => screen);
}
