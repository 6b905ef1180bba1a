import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Page } from '../bff/document.ts';
import { pageMetadataFor } from './page-metadata.ts';

/** After a navigation, names the page and moves the focus to its heading, as a document load would. */
export function useFocusAfterNavigation(
  page: Page | undefined,
  brand: string,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrived = useRef(pathname);

  useEffect(() => {
    // The document of the first page came with its title, and the browser with its focus.
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const { title, description } = pageMetadataFor(page, pathname);
    document.title = `${title} · ${brand}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    focusHeading(main.current);
  }, [pathname, page, brand]);

  return main;
}

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
