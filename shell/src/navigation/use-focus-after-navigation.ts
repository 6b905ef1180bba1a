import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
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

/**
 * After a navigation, sets the document's title and focuses the element that the address names, after Back the link to the
 * page that was left, or else the page's heading, which screen readers announce.
 */
export function useFocusAfterNavigation(
  page: Page | undefined,
  brand: string,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const focusedPath = useRef(pathname);

  useEffect(() => {
    // The first document already has its title, and the browser sets its focus.
    if (focusedPath.current === pathname) return;
    const left = focusedPath.current;
    focusedPath.current = pathname;
    const { title, description } = pageMetadataFor(page, pathname);
    document.title = `${title} · ${brand}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    const target = named ?? (wentBack ? linkTo(left, main.current) : undefined);
    if (target) target.focus({ preventScroll: true });
    else focusHeading(main.current);
  }, [pathname, hash, page, brand, wentBack]);

  return main;
}

const linkTo = (pathname: string, main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll<HTMLAnchorElement>('a:not([tabindex="-1"])') ?? [])].find(
    (link) => link.pathname === pathname,
  );

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
