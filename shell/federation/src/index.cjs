const { createRemoteConfig } = require('./remote-config.cjs');
const { createShellConfig } = require('./shell-config.cjs');

module.exports = { createRemoteConfig, createShellConfig };
