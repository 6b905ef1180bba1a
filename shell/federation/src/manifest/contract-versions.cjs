const { createRequire } = require('node:module');
const { join } = require('node:path');

const contracts = { shell: '@gift-registry/shell-contract', bff: '@gift-registry/bff-contract' };

/**
 * The versions of the contracts that a project is built against; none of a contract that it does not use.
 * @param {string} directory
 * @returns {Record<string, string>}
 */
function contractVersions(directory) {
  const load = createRequire(join(directory, 'package.json'));
  const { dependencies = {} } = load('./package.json');
  return Object.fromEntries(
    Object.entries(contracts)
      .filter(([, packageName]) => packageName in dependencies)
      .map(([name, packageName]) => [name, load(`${packageName}/package.json`).version]),
  );
}

module.exports = { contractVersions };
