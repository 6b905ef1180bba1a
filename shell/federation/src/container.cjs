/** The file that starts a remote; its path carries the version, so its name does not. */
const containerFile = 'remoteEntry.js';

/** A container is a global variable, so its name must be an identifier. @param {string} project */
const containerName = (project) => project.replaceAll('-', '_');

module.exports = { containerFile, containerName };
