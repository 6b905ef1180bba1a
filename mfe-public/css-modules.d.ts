import '@gift-registry/design-system/css-modules';
