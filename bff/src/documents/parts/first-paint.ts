import type { DocumentParts } from './document-parts.ts';
import type { ReleaseKey } from '../../features/releases/index.ts';

type Unrendered = Pick<DocumentParts, 'needsScripts' | 'plainList'>;

const reload = '<a href="">Reload</a>';
const RELOAD_SECONDS = 5;

const noScript = ({ needsScripts }: Unrendered): string =>
  needsScripts
    ? `This page needs JavaScript. Please switch it on in your browser and reload. ${reload}`
    : `This page is taking longer than usual. ${reload}`;

/** A page that only scripts show, or a list that somebody reads, stays as it is. */
export const reloadWithoutScripts = ({ needsScripts, plainList }: Unrendered): string =>
  needsScripts || plainList !== undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>`;

export const previewNote = ({ project, version }: ReleaseKey): string =>
  `<p class="release-preview" role="note">Preview of ${project} ${version}. <a href="/">Leave the preview</a></p>`;

export const skeletonBody = (
  parts: Unrendered,
): string => `<noscript><div class="no-script"><p>${noScript(parts)}</p>
${parts.plainList ?? ''}</div></noscript>
<div id="root"></div>
<div id="first-paint" class="loading-page" aria-hidden="true">
<div class="loading-bar"></div>
<div class="loading-banner"></div>
<div class="loading-line"></div>
<div class="loading-cards"><div></div><div></div><div></div></div>
</div>`;

export const renderedBody = (html: string): string => `<div id="root"></div>
<div id="first-paint" data-rendered>${html}</div>`;
