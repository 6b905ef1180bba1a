/** A remote's entry file. Its path contains the version, so its name needs no hash. */
const containerFile = 'remoteEntry.js';

/** @param {string} project */
const containerName = (project) => project.replaceAll('-', '_');

module.exports = { containerFile, containerName };
