const skeleton = `<noscript><p class="no-script">This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>
<div id="root"></div>
<div id="first-paint" class="loading-page" aria-hidden="true">
<div class="loading-bar"></div>
<div class="loading-banner"></div>
<div class="loading-line"></div>
<div class="loading-cards"><div></div><div></div><div></div></div>
</div>`;

/** The body of the document: the rendered page, which the shell takes over, or a skeleton until the shell has started. */
export const bodyWith = (html: string | undefined): string =>
  html === undefined
    ? skeleton
    : `<div id="root"></div>
<div id="first-paint" data-rendered>${html}</div>`;
