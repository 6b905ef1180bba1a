import { load, type CheerioAPI } from 'cheerio/slim';
import { parseDocument } from './limited-dom.ts';
import { squeeze, visibleText } from './text.ts';
import { webAddress, withoutTracking } from './web-address.ts';

/** A parsed page with the parts that several readers need. */
export interface Page {
  readonly $: CheerioAPI;
  readonly url: URL;
  readonly title: string | null;
  readonly headings: readonly string[];
  /** The address that the page calls its own, when it is on the same site. */
  readonly canonical: string;
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
}

function readMeta($: CheerioAPI): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const element of $('meta[content]').get()) {
    const { property, name, content } = element.attribs;
    const key = (property ?? name ?? '').trim().toLowerCase();
    const value = content?.trim();
    if (key && value) meta.set(key, [...(meta.get(key) ?? []), value]);
  }
  return meta;
}

const site = (hostname: string) => hostname.split('.').slice(-2).join('.');

function readCanonical($: CheerioAPI, url: URL): string {
  const declared = webAddress($('link[rel="canonical"]').first().attr('href'), url);
  const canonical = declared ? new URL(declared) : url;
  // Some shops name their home page as the canonical address of every page.
  const plausible = site(canonical.hostname) === site(url.hostname) && canonical.pathname !== '/';
  return withoutTracking(plausible ? canonical.href : url.href);
}

export function readPage(html: string, url: URL): Page {
  const $ = load(parseDocument(html));
  const base = webAddress($('base[href]').first().attr('href'), url);
  const root = base ? new URL(base) : url;
  const title = squeeze($('title').first().text());
  return {
    $,
    url: root,
    title: title === '' ? null : title.slice(0, 300),
    headings: $('h1')
      .get()
      .slice(0, 10)
      .map((heading) => visibleText(heading.children).slice(0, 300))
      .filter((text) => text !== ''),
    canonical: readCanonical($, url),
    meta: readMeta($),
    text: visibleText($.root().contents().get()),
  };
}
