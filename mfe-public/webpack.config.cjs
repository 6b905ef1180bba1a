const { createRemoteConfig } = require('@gift-registry/federation');

module.exports = createRemoteConfig({ directory: __dirname });
