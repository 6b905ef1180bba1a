import { linksInText } from '../../features/scraping/links-in-text.ts';

const sharedParts = ['url', 'text', 'title'] as const;
const longestName = 300;

export interface SharedGift {
  readonly link: string | undefined;
  readonly name: string;
}

/** The gift in the query of this page's address; undefined when nothing was shared. The first link of url, text and title counts. */
export function readSharedGift(search: string): SharedGift | undefined {
  const query = new URLSearchParams(search);
  const texts = sharedParts.map((part) => query.get(part)?.trim() ?? '');
  if (texts.every((text) => text === '')) return undefined;
  const [link] = texts.flatMap(linksInText);
  const title = query.get('title')?.trim() ?? '';
  return { link, name: linksInText(title).length > 0 ? '' : title.slice(0, longestName) };
}

export function withoutSharedGift(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const part of sharedParts) query.delete(part);
  return query;
}
