import type { Page } from '../bff/document.ts';

interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

const notFound: PageMetadata = {
  title: 'Oops! Page not found',
  description: 'This page does not exist.',
};

export function pageMetadataFor(page: Page | undefined, pathname: string): PageMetadata {
  if (!page?.entries) return page ?? notFound;
  return page.entries.find(({ path }) => path === pathname) ?? notFound;
}
