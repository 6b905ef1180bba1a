import { getDomain } from 'tldts';
import { parseDocument } from './limited-dom.ts';
import { indexPage, type PageIndex } from './page-index.ts';
import { collapseSpaces, visibleText } from './text.ts';
import { webAddress, withoutTracking } from './web-address.ts';
import type { Document, Element } from 'domhandler';

const MAX_VALUE = 10_000;

/** Every `<meta>` by its lower-case name; shops mix up `name` and `property`. */
function readMetaTags(elements: readonly Element[]): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const { attribs } of elements) {
    const value = attribs.content?.slice(0, MAX_VALUE).trim();
    if (!value) continue;
    for (const name of new Set([attribs.property, attribs.name])) {
      const key = name?.trim().toLowerCase();
      if (!key) continue;
      const values = meta.get(key);
      if (values) values.push(value);
      else meta.set(key, [value]);
    }
  }
  return meta;
}

export interface Page {
  readonly document: Document;
  readonly address: URL;
  readonly url: URL;
  readonly title: string | null;
  readonly headings: readonly string[];
  readonly canonical: string;
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly index: PageIndex;
}

const MAX_HEADINGS = 10;
const MAX_TITLE = 300;

function readCanonical({ links }: PageIndex, url: URL): string {
  const link = links.find(({ attribs }) => attribs.rel?.trim().toLowerCase() === 'canonical');
  const declared = webAddress(link?.attribs.href, url);
  const canonical = declared ? new URL(declared) : url;
  // Some shops name their home page as the canonical address of every page.
  const isOfSite =
    canonical.hostname === url.hostname ||
    getDomain(canonical.hostname) === getDomain(url.hostname);
  const plausible = isOfSite && canonical.pathname !== '/';
  return withoutTracking(plausible ? canonical.href : url.href);
}

export function readPage(html: string, url: URL): Page {
  const document = parseDocument(html);
  const found = indexPage(document);
  const base = webAddress(found.base?.attribs.href, url);
  const title = collapseSpaces(found.titles[0] ? visibleText(found.titles[0].children) : '');
  return {
    document,
    address: url,
    url: base ? new URL(base) : url,
    title: title === '' ? null : title.slice(0, MAX_TITLE),
    headings: (found.byTag.get('h1') ?? [])
      .slice(0, MAX_HEADINGS)
      .map(({ element }) => visibleText(element.children, { limit: 1_000 }).slice(0, MAX_TITLE))
      .filter((text) => text !== ''),
    canonical: readCanonical(found, url),
    meta: readMetaTags(found.metas),
    text: found.text,
    index: found,
  };
}
