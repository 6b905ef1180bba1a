import type { Intro } from '@gift-registry/bff-contract';
import { htmlEscape } from 'escape-goat';

const skeleton = `<div id="first-paint" class="loading-page" aria-hidden="true">
<div class="loading-bar"></div>
<div class="loading-banner"></div>
<div class="loading-line"></div>
<div class="loading-cards"><div></div><div></div><div></div></div>
</div>`;

function introHtml(brand: string, { heading, lede, size }: Intro): string {
  return `<div id="first-paint" class="intro" data-intro data-size="${size}">
<header class="intro-bar"><div><a href="/">${htmlEscape(brand)}</a></div></header>
<main class="intro-text">
<h1>${htmlEscape(heading)}</h1>
<p>${htmlEscape(lede)}</p>
</main>
</div>`;
}

/** Shown until the shell has started: the page's intro, or a skeleton. */
export const firstPaint = (brand: string, intro: Intro | undefined): string =>
  intro ? introHtml(brand, intro) : skeleton;
