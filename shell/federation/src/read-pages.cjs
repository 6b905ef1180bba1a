const { once } = require('node:events');
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

module.exports = { readPages };
