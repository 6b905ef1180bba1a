const { readFileSync } = require('node:fs');
const { registerHooks, stripTypeScriptTypes } = require('node:module');
const { fileURLToPath } = require('node:url');

const installed = /^file:.*\/node_modules\/@gift-registry\/.*\.ts$/;

/** Node reads TypeScript anywhere but below `node_modules`, where the packages of the product are for a team elsewhere. */
function readInstalledSources() {
  registerHooks({
    load: (url, context, next) =>
      installed.test(url)
        ? {
            format: 'module',
            shortCircuit: true,
            source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')),
          }
        : next(url, context),
  });
}

module.exports = { readInstalledSources };
