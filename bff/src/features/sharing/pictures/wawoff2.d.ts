declare module 'wawoff2/decompress.js' {
  function decompress(font: Uint8Array): Promise<Uint8Array>;
  export { decompress as default };
}
