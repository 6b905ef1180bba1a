import { load, type CheerioAPI } from 'cheerio/slim';
import { parseDocument } from './limited-dom.ts';
import { readMetaTags } from './meta-tags.ts';
import { survey, type Survey } from './survey.ts';
import { squeeze, visibleText } from './text.ts';
import { webAddress, withoutTracking } from './web-address.ts';

/** A parsed page with the parts that several readers need. */
export interface Page {
  readonly $: CheerioAPI;
  readonly address: URL;
  /** What its relative addresses start from. */
  readonly url: URL;
  readonly title: string | null;
  readonly headings: readonly string[];
  /** The address that the page calls its own, when it is on the same site. */
  readonly canonical: string;
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** How the reader's text begins. */
  readonly text: string;
  readonly survey: Survey;
}

const MAX_HEADINGS = 10;
const MAX_TITLE = 300;

const site = (hostname: string) => hostname.split('.').slice(-2).join('.');

function readCanonical({ links }: Survey, url: URL): string {
  const link = links.find(({ attribs }) => attribs.rel?.trim().toLowerCase() === 'canonical');
  const declared = webAddress(link?.attribs.href, url);
  const canonical = declared ? new URL(declared) : url;
  // Some shops name their home page as the canonical address of every page.
  const plausible = site(canonical.hostname) === site(url.hostname) && canonical.pathname !== '/';
  return withoutTracking(plausible ? canonical.href : url.href);
}

export function readPage(html: string, url: URL): Page {
  const document = parseDocument(html);
  const found = survey(document);
  const base = webAddress(found.base?.attribs.href, url);
  const title = squeeze(found.titles[0] ? visibleText(found.titles[0].children) : '');
  return {
    $: load(document),
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
    survey: found,
  };
}
