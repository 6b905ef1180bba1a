/** The overlay of React Refresh, for one purpose: a module that throws while it is replaced reaches the overlay of the page. */
module.exports = {
  /** @param {Error} error */
  handleRuntimeError: (error) => globalThis.reportError(error),
  clearRuntimeErrors: () => undefined,
};
