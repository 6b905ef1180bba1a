const { createRequire } = require('node:module');
const { join } = require('node:path');

/**
 * @typedef {object} SharedConfig
 * @property {boolean} singleton
 * @property {string} requiredVersion
 * @property {boolean} [eager]
 * @property {string} [version]
 * @property {false} [import]
 */

/**
 * Modules with state that must exist once in a page: React, its contexts and the query cache. The shell bundles them;
 * remotes use the shell's. A trailing slash covers the package's subpaths.
 */
const sharedModules = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@gift-registry/shell-contract',
];

/** @param {string} request @param {string} directory */
function versionOf(request, directory) {
  const packageName = request.replace(/\/$/, '');
  const load = createRequire(join(directory, 'package.json'));
  if (!load('./package.json').dependencies[packageName])
    throw new Error(`${directory}/package.json must depend on ${packageName}.`);
  return load(`${packageName}/package.json`).version;
}

/** @param {string} directory @returns {Record<string, SharedConfig>} */
function sharedByShell(directory) {
  return Object.fromEntries(
    sharedModules.map((request) => {
      const version = versionOf(request, directory);
      return [request, { singleton: true, eager: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

/** @param {string} directory @returns {Record<string, SharedConfig>} */
function sharedByRemote(directory) {
  return Object.fromEntries(
    sharedModules.map((request) => [
      request,
      { singleton: true, import: false, requiredVersion: `^${versionOf(request, directory)}` },
    ]),
  );
}

module.exports = { sharedModules, sharedByShell, sharedByRemote };
