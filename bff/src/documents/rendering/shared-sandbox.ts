import type { Sandbox } from './sandbox.ts';

/** A bundle that keeps state shows it early. */
const COMPARED_FIRST = 3;
const COMPARED_EVERY = 20;

/**
 * Renders in one context, whose code has become fast: a tenth of the time in a new one. Some renderings are repeated in a
 * new context. When the two differ, the bundle keeps state between renderings, and no more of them share a context.
 */
export function createSharedSandbox(create: () => Sandbox): Sandbox {
  let sandbox: Sandbox | undefined;
  let keepsState = false;
  let renderings = 0;
  let consoleLines: readonly string[] = [];

  function renderIn(chosen: Sandbox, request: string): string {
    const json = chosen.render(request);
    consoleLines = chosen.consoleLines;
    return json;
  }

  return {
    get consoleLines() {
      return consoleLines;
    },
    render(request) {
      if (keepsState) return renderIn(create(), request);
      sandbox ??= create();
      renderings += 1;
      const json = renderIn(sandbox, request);
      if (renderings > COMPARED_FIRST && renderings % COMPARED_EVERY !== 0) return json;
      const alone = renderIn(create(), request);
      if (alone !== json) {
        keepsState = true;
        sandbox = undefined;
        consoleLines = [
          ...consoleLines,
          'The bundle keeps state, so each rendering gets a context.',
        ];
      }
      return alone;
    },
  };
}
