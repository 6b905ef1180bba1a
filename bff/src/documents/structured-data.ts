import { z } from 'zod';
import {
  languageTag,
  type DocumentSettings,
  type StructuredNode,
} from '@gift-registry/bff-contract';
import type { LiveRelease } from '../features/releases/index.ts';
import { findPage } from './find-page.ts';
import type { PageMetadata } from './page-head.ts';

const home = '/';
const organizationId = '/#organization';
const urlKeys: ReadonlySet<string> = new Set(['@id', 'url', 'image', 'mainEntityOfPage']);
const record = z.record(z.string(), z.unknown());

/** Search engines need absolute URLs; pages declare paths. */
function withAbsoluteUrls(value: unknown, base: string, key = ''): unknown {
  if (typeof value === 'string')
    return urlKeys.has(key) && value.startsWith('/') ? base + value : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteUrls(item, base, key));
  const parsed = record.safeParse(value);
  if (!parsed.success) return value;
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, item]) => [name, withAbsoluteUrls(item, base, name)]),
  );
}

function organization({ brand, contact, social }: DocumentSettings, logo: string): StructuredNode {
  const { email, phone } = contact;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand,
    url: home,
    logo: { '@type': 'ImageObject', url: logo },
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
      },
    }),
  };
}

const website = ({ brand }: DocumentSettings): StructuredNode => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name: brand,
  url: home,
  inLanguage: languageTag(),
  publisher: { '@id': organizationId },
});

function breadcrumbs(path: string, title: string, releases: readonly LiveRelease[]) {
  const segments = path.split('/').slice(1, -1);
  const parents = segments.flatMap((_, index) => {
    const parent = `/${segments.slice(0, index + 1).join('/')}`;
    const page = findPage(releases, parent)?.page;
    return page ? [{ name: page.title, path: parent }] : [];
  });
  const trail = [{ name: 'Home', path: home }, ...parents, { name: title, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@id': step.path },
    })),
  };
}

interface StructuredDataOptions {
  readonly metadata: PageMetadata;
  readonly settings: DocumentSettings;
  readonly releases: readonly LiveRelease[];
  readonly logo: string;
}

export function structuredData(options: StructuredDataOptions): unknown {
  const { metadata, settings, releases, logo } = options;
  const { canonicalPath: path, title, structuredData: nodes } = metadata;
  if (path === undefined) return undefined;
  const own =
    path === home ? [website(settings), ...nodes] : [breadcrumbs(path, title, releases), ...nodes];
  return {
    '@context': 'https://schema.org',
    '@graph': withAbsoluteUrls([organization(settings, logo), ...own], settings.publicBaseUrl),
  };
}
