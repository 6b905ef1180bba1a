import {
  documentSettingsId,
  releaseTableId,
  type DocumentSettings,
} from '@gift-registry/bff-contract';
import { fileUrl, releaseTableOf, type LiveRelease } from '../releases/live-releases.ts';
import type { DocumentAssets } from './document-assets.ts';
import type { PageMatch } from './find-page.ts';
import { firstPaint } from './first-paint.ts';
import { dataBlock, jsonBlock, tag } from './html.ts';
import { pageHead } from './page-head.ts';
import type { PageMetadata } from './page-metadata.ts';
import { preloads, screenScripts } from './preloads.ts';
import { structuredData } from './structured-data.ts';

export interface DocumentParts {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly settings: DocumentSettings;
  readonly assets: DocumentAssets;
  readonly match: PageMatch | undefined;
  /** Undefined unless the code opens a registry. */
  readonly shareCode: string | undefined;
  readonly metadata: PageMetadata;
}

/** Loads the shell at once, or after the first paint when the document has an intro. */
function shellScripts({ shell, assets, metadata }: DocumentParts, screen: string[]): string {
  const scripts = shell.manifest.scripts.map((file) => fileUrl(shell, file));
  if (!metadata.intro)
    return scripts.map((src) => `${tag('script', { src, defer: true })}</script>`).join('\n');
  const data = {
    'data-scripts': JSON.stringify(scripts),
    'data-screen': JSON.stringify(screen),
  };
  return `${tag('script', { src: assets.startAfterPaint.url, defer: true, ...data })}</script>`;
}

const themeColor = (scheme: string, content: string): string =>
  tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });

export function renderDocument(parts: DocumentParts): string {
  const { releases, shell, settings, assets, match, metadata } = parts;
  const { brand, publicBaseUrl } = settings;
  const screen = match ? screenScripts(match) : [];
  const graph = structuredData({ metadata, settings, releases, logo: assets.favicon.url });
  const styleUrls = [
    ...shell.manifest.styles.map((file) => fileUrl(shell, file)),
    assets.styles.url,
  ];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${pageHead({ brand, publicBaseUrl, metadata, sharePicture: assets.sharePicture })}
${styleUrls.map((href) => tag('link', { rel: 'stylesheet', href })).join('\n')}
${shellScripts(parts, screen)}
${preloads(parts, metadata.intro ? [] : screen)}
${tag('link', { rel: 'icon', type: assets.favicon.type, href: assets.favicon.url })}
<meta name="color-scheme" content="light dark">
${themeColor('light', '#fbf6ec')}
${themeColor('dark', '#13201b')}
${jsonBlock(releaseTableId, releaseTableOf(releases))}
${jsonBlock(documentSettingsId, settings)}
${graph ? dataBlock('application/ld+json', graph) : ''}
</head>
<body>
<noscript><p class="no-script">This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>
<div id="root"></div>
${firstPaint(brand, metadata.intro)}
</body>
</html>
`;
}
