import {
  documentSettingsId,
  releaseTableId,
  type DocumentSettings,
} from '@gift-registry/bff-contract';
import { fileUrl, releaseTableOf, type LiveRelease } from '../releases/live-releases.ts';
import type { Announcement } from './announcement.ts';
import type { DocumentAssets } from './document-assets.ts';
import type { FoundPage } from './find-page.ts';
import { firstPaint } from './first-paint.ts';
import { dataBlock, jsonBlock, tag } from './html.ts';
import { pageHead } from './page-head.ts';
import { preloads } from './preloads.ts';
import { structuredData } from './structured-data.ts';

export interface DocumentParts {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly settings: DocumentSettings;
  readonly assets: DocumentAssets;
  readonly found: FoundPage | undefined;
  /** Only when the code opens a registry. */
  readonly shareCode: string | undefined;
  readonly announcement: Announcement;
}

const themeColor = (scheme: string, content: string): string =>
  tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });

export function renderDocument(parts: DocumentParts): string {
  const { releases, shell, settings, assets, found, shareCode, announcement } = parts;
  const { brand, publicBaseUrl } = settings;
  const { styles, scripts } = shell.manifest;
  const about = structuredData({ announcement, settings, releases, logo: assets.favicon.url });
  const styleUrls = [...styles.map((file) => fileUrl(shell, file)), assets.styles.url];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${pageHead({ brand, publicBaseUrl, announcement, sharePicture: assets.sharePicture })}
${styleUrls.map((href) => tag('link', { rel: 'stylesheet', href })).join('\n')}
${scripts.map((file) => `${tag('script', { src: fileUrl(shell, file), defer: true })}</script>`).join('\n')}
${preloads(shell, found, shareCode)}
${tag('link', { rel: 'icon', type: assets.favicon.type, href: assets.favicon.url })}
<meta name="color-scheme" content="light dark">
${themeColor('light', '#fbf6ec')}
${themeColor('dark', '#13201b')}
${jsonBlock(releaseTableId, releaseTableOf(releases))}
${jsonBlock(documentSettingsId, settings)}
${about ? dataBlock('application/ld+json', about) : ''}
</head>
<body>
<noscript><p class="no-script">This page needs JavaScript. Please switch it on in your browser and reload.</p></noscript>
<div id="root"></div>
${firstPaint(brand, announcement.opening)}
</body>
</html>
`;
}
