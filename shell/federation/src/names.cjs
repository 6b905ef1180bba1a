const { join } = require('node:path');

const workspaceRoot = join(__dirname, '../../..');

/**
 * The options of css-loader that decide class names: the same for the browser's files and for the server bundle.
 * @param {string} project
 */
const classNames = (project) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: /** @type {const} */ ('as-is'),
  localIdentName: `${project}__[local]__[hash:base64:5]`,
  localIdentContext: workspaceRoot,
});

/** A remote's entry file. Its path contains the version, so its name needs no hash. */
const containerFile = 'remoteEntry.js';

/** @param {string} project */
const containerName = (project) => project.replaceAll('-', '_');

module.exports = { classNames, containerFile, containerName };
