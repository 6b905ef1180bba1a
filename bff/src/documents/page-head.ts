import {
  giftMessages,
  occasionLabels,
  type StructuredNode,
  languageTag,
} from '@gift-registry/bff-contract';
import { htmlEscape } from 'escape-goat';
import type { SharePreview } from '../features/sharing/index.ts';
import { pageExists, type PageMatch } from './find-page.ts';
import { tag } from './html.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string | undefined;
  readonly structuredData: readonly StructuredNode[];
  readonly isEntry: boolean;
}

const unlisted = {
  canonicalPath: undefined,
  structuredData: [],
  isEntry: false,
} as const;

const notFound: PageMetadata = {
  ...unlisted,
  title: 'Oops! Page not found',
  description: 'This page does not exist.',
};

const invitation =
  'See what is still to give, choose a gift, and nobody gives the same thing twice.';

function stateOf({ completed, giftsPaused }: SharePreview): string {
  if (completed) return giftMessages.registryComplete;
  return giftsPaused ? giftMessages.giftsPaused : invitation;
}

function shareMetadata(preview: SharePreview): PageMetadata {
  const { registryName, ownerFirstName, occasion } = preview;
  const label = occasion === 'other' ? '' : `${occasionLabels[occasion].toLowerCase()} `;
  const whose = ownerFirstName ? `${ownerFirstName}’s ${label}wish list` : `A ${label}wish list`;
  return {
    ...unlisted,
    title: registryName,
    description: `${whose}. ${stateOf(preview)}`,
  };
}

export function pageMetadataFor(
  match: PageMatch | undefined,
  share: SharePreview | undefined,
): PageMetadata {
  if (!match || !pageExists(match)) return notFound;
  if (share) return shareMetadata(share);
  const { page, entry } = match;
  const { path, title, description, structuredData = [] } = entry ?? page;
  const listed = page.indexable && !path.includes(':') && !path.endsWith('*');
  return {
    title,
    description,
    canonicalPath: listed ? path : undefined,
    structuredData,
    isEntry: entry !== undefined,
  };
}

export interface SharePicture {
  readonly url: string;
  readonly type: string;
  readonly text: string;
}

interface PageHeadOptions {
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
