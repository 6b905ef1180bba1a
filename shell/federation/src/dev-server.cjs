/** @param {{ project: string, devPort: number, entry: string, pages?: string }} options */
function createDevServer({ devPort }) {
  return { port: devPort };
}

module.exports = { createDevServer };
