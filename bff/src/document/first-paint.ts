import type { Opening } from '@gift-registry/bff-contract';
import { htmlEscape } from 'escape-goat';

const loadingPage = `<div id="first-paint" class="loading-page" aria-hidden="true">
<div class="loading-bar"></div>
<div class="loading-banner"></div>
<div class="loading-line"></div>
<div class="loading-cards"><div></div><div></div><div></div></div>
</div>`;

function openingPage(brand: string, { heading, lede, size }: Opening): string {
  return `<div id="first-paint" class="opening" data-opening data-size="${size}">
<header class="opening-bar"><div><a href="/">${htmlEscape(brand)}</a></div></header>
<main class="opening-words">
<h1>${htmlEscape(heading)}</h1>
<p>${htmlEscape(lede)}</p>
</main>
</div>`;
}

/** What is seen before the app has started: the page's own first words, or the shape of a page. */
export const firstPaint = (brand: string, opening: Opening | undefined): string =>
  opening ? openingPage(brand, opening) : loadingPage;
