import type { Announcement } from './announcement.ts';
import { escapeHtml, tag } from './html.ts';
import { sharePictureText, type DocumentAssets } from './document-assets.ts';

export interface HeadSubject {
  readonly brand: string;
  readonly publicBaseUrl: string;
  readonly announcement: Announcement;
  readonly sharePicture: DocumentAssets['sharePicture'];
}

const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string =>
  tag('meta', { property: name, content });

/** What search engines, messengers and the tab's title say about the page. */
export function pageHead(subject: HeadSubject): string {
  const { brand, publicBaseUrl, announcement, sharePicture } = subject;
  const { title, description, canonicalPath, isEntry } = announcement;
  const fullTitle = title.includes(brand) ? title : `${title} · ${brand}`;
  const url = canonicalPath === undefined ? undefined : `${publicBaseUrl}${canonicalPath}`;
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('description', description),
    url ? tag('link', { rel: 'canonical', href: url }) : meta('robots', 'noindex'),
    property('og:type', isEntry ? 'article' : 'website'),
    property('og:site_name', brand),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', `${publicBaseUrl}${sharePicture.url}`),
    property('og:image:type', sharePicture.type),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', sharePictureText),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n');
}
