const { pathToFileURL } = require('node:url');
const { containerFile } = require('./container.cjs');

/**
 * Rewrites a document of the running system to load the local build of one project.
 * @param {string} html
 * @param {{ project: string, publicPath: string, pages?: string | undefined }} local
 */
async function useLocalBuild(html, { project, publicPath, pages }) {
  const preloads = new RegExp(`<link rel="preload"[^>]*"/_mf/${project}/[^>]*>`, 'g');
  const withoutPreloads = html.replace(preloads, '');
  return pages
    ? useLocalRemote(withoutPreloads, { project, publicPath, pages })
    : useLocalShell(withoutPreloads, { project, publicPath });
}

/**
 * @param {string} html
 * @param {{ project: string, publicPath: string, pages: string }} local
 */
async function useLocalRemote(html, { project, publicPath, pages }) {
  const { releaseTable, releaseTableId, routedPage } = await import('@gift-registry/bff-contract');
  // The query makes Node read the module again after a change.
  /** @type {{ pages: unknown[] }} */
  const module = await import(`${pathToFileURL(pages).href}?read=${Date.now()}`);
  const block = new RegExp(`(id="${releaseTableId}">)([^<]*)(<)`);
  return html.replace(block, (_, open, json, close) => {
    const releases = releaseTable.parse(JSON.parse(json));
    releases[project] = {
      version: 'dev',
      entry: `${publicPath}${containerFile}`,
      pages: module.pages.map((definition) => routedPage.parse(definition)),
    };
    return `${open}${JSON.stringify(releases).replaceAll('<', '\\u003c')}${close}`;
  });
}

/**
 * @param {string} html
 * @param {{ project: string, publicPath: string }} local
 */
function useLocalShell(html, { project, publicPath }) {
  const released = new RegExp(`/_mf/${project}/[^/"]+/([\\w-]+)\\.[0-9a-f]{8}\\.(js|css)`, 'g');
  return html.replace(released, `${publicPath}$1.$2`);
}

module.exports = { useLocalBuild };
