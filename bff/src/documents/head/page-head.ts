import { languageTag } from '@gift-registry/bff-contract';
import { htmlEscape } from 'escape-goat';
import { tag } from '../html.ts';
import type { PageMetadata } from './page-metadata.ts';

export interface SharePicture {
  readonly url: string;
  readonly type: string;
  readonly text: string;
}

export interface PageHeadOptions {
  readonly brand: string;
  readonly publicBaseUrl: string;
  readonly metadata: PageMetadata;
  readonly sharePicture: SharePicture;
}

const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string =>
  tag('meta', { property: name, content });

export function pageHead(options: PageHeadOptions): string {
  const { brand, publicBaseUrl, metadata, sharePicture } = options;
  const { title, description, canonicalPath, isEntry } = metadata;
  const fullTitle = title.includes(brand) ? title : `${title} · ${brand}`;
  const url = canonicalPath === undefined ? undefined : `${publicBaseUrl}${canonicalPath}`;
  return [
    `<title>${htmlEscape(fullTitle)}</title>`,
    meta('description', description),
    url ? tag('link', { rel: 'canonical', href: url }) : meta('robots', 'noindex'),
    property('og:type', isEntry ? 'article' : 'website'),
    property('og:site_name', brand),
    property('og:locale', languageTag().replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', `${publicBaseUrl}${sharePicture.url}`),
    property('og:image:type', sharePicture.type),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', sharePicture.text),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n');
}
