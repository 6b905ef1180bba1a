const { dirname } = require('node:path');
const { pageFile, pageFiles, prerenderedScreens } = require('./pages.cjs');

/**
 * Turns `src/pages.ts` into the entry of the remote's server bundle: `render` with every screen that a page prerenders.
 * @this {import('webpack').LoaderContext<object>}
 */
async function serverEntryLoader() {
  const folder = dirname(this.resourcePath);
  this.addContextDependency(folder);
  // The pages may take values from other packages.
  if (this.mode === 'production') this.cacheable(false);
  const screens = await prerenderedScreens(this.resourcePath);
  const files = await pageFiles(folder);
  return `import { provideDocumentSettings } from '@gift-registry/bff-contract';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
${screens.map((screen, index) => `import Screen${index} from '${pageFile(screen, files)}';`).join('\n')}

const screens = {
${screens.map((screen, index) => `  '${screen}': Screen${index},`).join('\n')}
};

export function render(request) {
  const Screen = screens[request.screen];
  if (!Screen) throw new Error(\`This release has no rendering of '\${request.screen}'.\`);
  provideDocumentSettings(request.settings);
  const session = { status: request.signedIn ? 'loading' : 'signed-out', user: null };
  return { html: renderScreenToHtml(Screen, request, { session }) };
}
`;
}

module.exports = serverEntryLoader;
