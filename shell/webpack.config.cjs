const { createShellConfig } = require('@gift-registry/federation');

module.exports = createShellConfig({
  directory: __dirname,
  devPort: 3100,
  fonts: [/figtree-basic/, /figtree-rupee/, /fraunces-display/],
});
