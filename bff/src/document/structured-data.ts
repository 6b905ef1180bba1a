import { z } from 'zod';
import type { DocumentSettings, StructuredNode } from '@gift-registry/bff-contract';
import type { Announcement } from './announcement.ts';
import type { LiveRelease } from '../releases/live-releases.ts';
import { findPage } from './find-page.ts';

const home = '/';
const organizationId = '/#organization';
const addressKeys: ReadonlySet<string> = new Set(['@id', 'url', 'image', 'mainEntityOfPage']);
const record = z.record(z.string(), z.unknown());

/** Search engines want full addresses; pages know only their paths. */
function withFullAddresses(value: unknown, base: string, key = ''): unknown {
  if (typeof value === 'string')
    return addressKeys.has(key) && value.startsWith('/') ? base + value : value;
  if (Array.isArray(value)) return value.map((item) => withFullAddresses(item, base, key));
  const parsed = record.safeParse(value);
  if (!parsed.success) return value;
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, item]) => [name, withFullAddresses(item, base, name)]),
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
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId },
});

/** From home to the page, along those parts of its path that are pages themselves. */
function breadcrumbs(path: string, title: string, releases: readonly LiveRelease[]) {
  const segments = path.split('/').slice(1, -1);
  const between = segments.flatMap((_, index) => {
    const above = `/${segments.slice(0, index + 1).join('/')}`;
    const page = findPage(releases, above)?.page;
    return page ? [{ name: page.title, path: above }] : [];
  });
  const trail = [{ name: 'Home', path: home }, ...between, { name: title, path }];
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

export interface StructuredDataSubject {
  readonly announcement: Announcement;
  readonly settings: DocumentSettings;
  readonly releases: readonly LiveRelease[];
  /** Path of a picture that stands for the brand. */
  readonly logo: string;
}

/** What the page is about in the words of schema.org; undefined where nothing may be listed. */
export function structuredData(subject: StructuredDataSubject): unknown {
  const { announcement, settings, releases, logo } = subject;
  const { canonicalPath: path, title, structuredData: nodes } = announcement;
  if (path === undefined) return undefined;
  const own =
    path === home ? [website(settings), ...nodes] : [breadcrumbs(path, title, releases), ...nodes];
  return {
    '@context': 'https://schema.org',
    '@graph': withFullAddresses([organization(settings, logo), ...own], settings.publicBaseUrl),
  };
}
