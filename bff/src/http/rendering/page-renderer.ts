import { screenOutlet, type RenderRequest } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../../platform/releases/live-release.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

export interface PageRendering {
  readonly shell: LiveRelease;
  readonly release: LiveRelease;
  readonly request: RenderRequest;
  /** Everybody with the link may see the page. */
  readonly shared: boolean;
}

/** Renders the shell's layout and a remote's screen, each in its thread, and puts the screen into the layout. */
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
