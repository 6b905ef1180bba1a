const { once } = require('node:events');
const { readdir } = require('node:fs/promises');
const { pathToFileURL } = require('node:url');
const { Worker } = require('node:worker_threads');

const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ pages }) => parentPort.postMessage(JSON.stringify(pages)));
`;

/**
 * Reads the pages of a remote in a thread of its own: Node would keep the modules that `pages.ts` imports, and a dev
 * server has to see their changes, too.
 * @param {string} file path of `src/pages.ts`
 * @returns {Promise<{ screen: string, prerender?: object }[]>}
 */
async function readPages(file) {
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    workerData: pathToFileURL(file).href,
  });
  const [pages] = await once(worker, 'message');
  await worker.terminate();
  return JSON.parse(pages);
}

/**
 * @param {string} pagesFile path of the module that exports `pages`
 * @returns {Promise<string[]>}
 */
async function prerenderedScreens(pagesFile) {
  const pages = await readPages(pagesFile);
  return [...new Set(pages.filter(({ prerender }) => prerender).map(({ screen }) => screen))];
}

/**
 * @param {string} screen
 * @returns its page file, as a module of `src` imports it
 */
const pageFile = (screen) => `./screens/${screen}/${screen}-page.tsx`;

/**
 * The page files that a remote has, as a module of `src` imports them.
 * @param {string} folder its `src`
 */
async function pageFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => `./${file.replaceAll('\\', '/')}`)
    .filter((file) => /^\.\/screens\/([^/]+)\/\1-page\.tsx$/.test(file))
    .sort();
}

module.exports = { pageFile, pageFiles, prerenderedScreens, readPages };
