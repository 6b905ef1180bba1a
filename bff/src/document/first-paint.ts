import type { Opening } from '@gift-registry/bff-contract';
import { escapeHtml } from './html.ts';

const loadingPage = `<div id="first-paint" class="loading-page" aria-hidden="true">
<div class="loading-bar"></div>
<div class="loading-banner"></div>
<div class="loading-line"></div>
<div class="loading-cards"><div></div><div></div><div></div></div>
</div>`;

function openingPage(brand: string, { heading, lede, size }: Opening): string {
  return `<div id="first-paint" class="opening" data-opening data-size="${size}">
<header class="opening-bar"><div><a href="/">${escapeHtml(brand)}</a></div></header>
<main class="opening-words">
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(lede)}</p>
</main>
</div>`;
}

/** What is seen before the app has started: the page's own first words, or the shape of a page. */
export const firstPaint = (brand: string, opening: Opening | undefined): string =>
  opening ? openingPage(brand, opening) : loadingPage;
