declare module 'wawoff2/decompress.js' {
  /** Unpacks a WOFF2 font. */
  function decompress(font: Uint8Array): Promise<Uint8Array>;
  export { decompress as default };
}
