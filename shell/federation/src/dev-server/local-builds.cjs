const { htmlEscape } = require('escape-goat');
const { containerFile } = require('../names.cjs');
const { readPages } = require('../pages.cjs');

const notFoundTitle = 'Oops! Page not found';

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
 * @param {string} pathname of the document
 */
async function withLocalBuilds(html, locals, pathname) {
  let rewritten = html;
  for (const { project, pages } of locals) {
    const preloads = new RegExp(`<link rel="preload"[^>]*"/_mf/${project}/[^>]*>`, 'g');
    rewritten = rewritten.replace(preloads, '');
    rewritten = pages
      ? await withLocalRemote(rewritten, { project, pages, pathname })
      : withLocalShell(rewritten, project);
  }
  return rewritten;
}

/**
 * @param {string} html
 * @param {{ project: string, pages: string, pathname: string }} remote
 */
async function withLocalRemote(html, { project, pages, pathname }) {
  const { releaseTable, releaseTableId, routedPage } = await import('@gift-registry/bff-contract');
  const definitions = await readPages(pages);
  const block = new RegExp(`(id="${releaseTableId}">)([^<]*)(<)`);
  const json = block.exec(html)?.[2];
  if (!json) return html;
  const releases = releaseTable.parse(JSON.parse(json));
  const released = releases[project]?.pages ?? [];
  const local = definitions.map((definition) => routedPage.parse(definition));
  const entry = `${devPath(project)}${containerFile}`;
  releases[project] = { version: 'dev', entry, pages: local };
  const table = JSON.stringify(releases).replaceAll('<', '\\u003c');
  const titled = withLocalTitle(html, local, { released, pathname });
  return titled.replace(block, (_, open, _json, close) => open + table + close);
}

/** @typedef {import('@gift-registry/bff-contract').RoutedPage} Page */

/**
 * A page that takes its title from data keeps the title that the system gave it.
 * @param {string} html
 * @param {Page[]} pages
 * @param {{ released: Page[], pathname: string }} document
 */
function withLocalTitle(html, pages, { released, pathname }) {
  const page = pages.find(({ path }) => new URLPattern({ pathname: path }).test({ pathname }));
  if (!page) return html;
  const before = released.find(({ path }) => path === page.path)?.title ?? notFoundTitle;
  return html.replace(`<title>${htmlEscape(before)} ·`, () => `<title>${htmlEscape(page.title)} ·`);
}

/** @param {string} html @param {string} project */
function withLocalShell(html, project) {
  const released = new RegExp(`/_mf/${project}/[^/"]+/([\\w-]+)\\.[0-9a-f]{8}\\.(js|css)`, 'g');
  return html.replace(released, `${devPath(project)}$1.$2`);
}

module.exports = { devPath, withLocalBuilds };
