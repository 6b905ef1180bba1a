declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string): EmbeddingLevels;
  }
  function bidiFactory(): Bidi;
  export { bidiFactory as default };
}
