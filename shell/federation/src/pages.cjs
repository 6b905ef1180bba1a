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
 * The page files that a remote has by their screens, as modules of `src` import them: a screen of one file is
 * `screens/<screen>-page.tsx`, and one with parts lies in a folder of its own.
 * @param {string} folder its `src`
 * @returns {Promise<Map<string, string>>}
 */
async function pageFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  return new Map(
    files
      .map((file) => `./${file.replaceAll('\\', '/')}`)
      .sort()
      .flatMap((file) => {
        const [, own, screen = ''] =
          /^\.\/screens\/(?:([^/]+)\/)?([^/]+)-page\.tsx$/.exec(file) ?? [];
        return screen === '' || (own ?? screen) !== screen ? [] : [[screen, file]];
      }),
  );
}

/**
 * @param {string} screen
 * @param {Map<string, string>} files
 * @returns its page file; webpack reports one that is missing
 */
const pageFile = (screen, files) => files.get(screen) ?? `./screens/${screen}/${screen}-page.tsx`;

module.exports = { pageFile, pageFiles, prerenderedScreens, readPages };
