declare module 'web-auto-extractor' {
  const module: { readonly default: () => { parse(html: string): unknown } };
  export default module;
}

declare module '@samirrayani/metascraper-shopping' {
  import type { Rules } from 'metascraper';
  const shopping: () => Rules;
  export default shopping;
}
