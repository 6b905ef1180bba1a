import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Titles and preloads that React moves to the front, where a whole document would have its head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)+/;

/**
 * Renders without React's marks for hydration; the document has its own title and preloads. Ids that components make up
 * start with `idPrefix`, so that two renderings in one document share none.
 */
export const renderToHtml = (element: ReactNode, idPrefix: string): string =>
  renderToStaticMarkup(element, { identifierPrefix: idPrefix }).replace(hoisted, '');
