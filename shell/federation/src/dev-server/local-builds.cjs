const { containerFile } = require('../container.cjs');
const { readPages } = require('../read-pages.cjs');

/**
 * @typedef {object} LocalBuild
 * @property {string} project
 * @property {string} [pages] path of a remote's `src/pages.ts`; the shell has none
 */

/** The address under which the dev server has the files of a project. @param {string} project */
const devPath = (project) => `/_mf/${project}/dev/`;

/**
 * Rewrites a document of a running system to load local builds instead of its releases.
 * @param {string} html
 * @param {LocalBuild[]} locals
 */
async function useLocalBuilds(html, locals) {
  let rewritten = html;
  for (const { project, pages } of locals) {
    const preloads = new RegExp(`<link rel="preload"[^>]*"/_mf/${project}/[^>]*>`, 'g');
    rewritten = rewritten.replace(preloads, '');
    rewritten = pages
      ? await useLocalRemote(rewritten, project, pages)
      : useLocalShell(rewritten, project);
  }
  return rewritten;
}

/** @param {string} html @param {string} project @param {string} pages */
async function useLocalRemote(html, project, pages) {
  const { releaseTable, releaseTableId, routedPage } = await import('@gift-registry/bff-contract');
  const definitions = await readPages(pages);
  const block = new RegExp(`(id="${releaseTableId}">)([^<]*)(<)`);
  return html.replace(block, (_, open, json, close) => {
    const releases = releaseTable.parse(JSON.parse(json));
    releases[project] = {
      version: 'dev',
      entry: `${devPath(project)}${containerFile}`,
      pages: definitions.map((definition) => routedPage.parse(definition)),
    };
    return `${open}${JSON.stringify(releases).replaceAll('<', '\\u003c')}${close}`;
  });
}

/** @param {string} html @param {string} project */
function useLocalShell(html, project) {
  const released = new RegExp(`/_mf/${project}/[^/"]+/([\\w-]+)\\.[0-9a-f]{8}\\.(js|css)`, 'g');
  return html.replace(released, `${devPath(project)}$1.$2`);
}

module.exports = { devPath, useLocalBuilds };
