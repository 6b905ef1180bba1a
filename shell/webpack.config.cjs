const { createShellConfig } = require('@gift-registry/federation');

module.exports = createShellConfig({
  directory: __dirname,
  fonts: [/figtree-basic/, /figtree-rupee/],
});
