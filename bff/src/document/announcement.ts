import { occasionLabels, type Opening, type StructuredNode } from '@gift-registry/bff-contract';
import { isThere, type FoundPage } from './find-page.ts';
import type { SharePreview } from './share-preview.ts';

/** What the document says of its address. */
export interface Announcement {
  readonly title: string;
  readonly description: string;
  /** The one path of the page, however the visitor wrote it; undefined where nothing may be listed. */
  readonly canonicalPath: string | undefined;
  readonly opening: Opening | undefined;
  readonly structuredData: readonly StructuredNode[];
  /** One of several of its kind, such as a post. */
  readonly isEntry: boolean;
}

const unlisted = {
  canonicalPath: undefined,
  opening: undefined,
  structuredData: [],
  isEntry: false,
} as const;

const notFound: Announcement = {
  ...unlisted,
  title: 'Oops! Page not found',
  description: 'This page does not exist.',
};

function announceShare({ registryName, ownerFirstName, occasion }: SharePreview): Announcement {
  const label = occasion === 'other' ? '' : `${occasionLabels[occasion].toLowerCase()} `;
  const whose = ownerFirstName ? `${ownerFirstName}’s ${label}wish list` : `A ${label}wish list`;
  return {
    ...unlisted,
    title: registryName,
    description: `${whose}. See what is still to give, choose a gift, and nobody gives the same thing twice.`,
  };
}

export function announce(
  found: FoundPage | undefined,
  share: SharePreview | undefined,
): Announcement {
  if (!found || !isThere(found)) return notFound;
  if (share) return announceShare(share);
  const { page, entry } = found;
  const { path, title, description, opening, structuredData = [] } = entry ?? page;
  const listed = page.indexable && !path.includes(':') && !path.endsWith('*');
  return {
    title,
    description,
    canonicalPath: listed ? path : undefined,
    opening,
    structuredData,
    isEntry: entry !== undefined,
  };
}
