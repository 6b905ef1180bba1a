import { giftMessages, occasionLabels, type StructuredNode } from '@gift-registry/bff-contract';
import { pageExists, type PageMatch } from '../page/find-page.ts';
import type { SharePreview } from '../../features/sharing/index.ts';

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
