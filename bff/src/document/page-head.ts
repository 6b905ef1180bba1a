import { occasionLabels } from '@gift-registry/bff-contract';
import { escapeHtml, tag } from './html.ts';
import type { ReleasePage } from './find-page.ts';
import type { SharePreview } from './share-preview.ts';

export interface HeadSubject {
  readonly brand: string;
  readonly publicBaseUrl: string;
  readonly pathname: string;
  readonly page: ReleasePage | undefined;
  readonly share: SharePreview | undefined;
}

const notFound = { title: 'Oops! Page not found', description: 'This page does not exist.' };

function shareText({ registryName, ownerFirstName, occasion }: SharePreview) {
  const label = occasion === 'other' ? '' : `${occasionLabels[occasion].toLowerCase()} `;
  const whose = ownerFirstName ? `${ownerFirstName}’s ${label}wish list` : `A ${label}wish list`;
  return {
    title: registryName,
    description: `${whose}. See what is still to give, choose a gift, and nobody gives the same thing twice.`,
  };
}

/** What search engines, messengers and the tab's title say about the page. */
export function pageHead({ brand, publicBaseUrl, pathname, page, share }: HeadSubject): string {
  const { title, description } = share ? shareText(share) : (page ?? notFound);
  const fullTitle = title.includes(brand) ? title : `${title} · ${brand}`;
  const url = `${publicBaseUrl}${pathname}`;
  const meta = (name: string, content: string) => tag('meta', { name, content });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('description', description),
    page?.indexable ? tag('link', { rel: 'canonical', href: url }) : meta('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    ...(page ? [property('og:url', url)] : []),
    meta('twitter:card', 'summary'),
  ].join('\n');
}
