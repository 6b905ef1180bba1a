import {
  announcementId,
  defaultTheme,
  documentRepliesId,
  documentSettingsId,
  languageTag,
  releaseTableId,
  themeAttribute,
} from '@gift-registry/bff-contract';
import { palettes } from '@gift-registry/bff-contract/themes';
import { releaseTableOf } from '../../features/releases/index.ts';
import { documentLoading } from './document-loading.ts';
import type { DocumentParts } from './document-parts.ts';
import { previewNote, reloadWithoutScripts, renderedBody, skeletonBody } from './first-paint.ts';
import { dataBlock, jsonBlock, jsonTextBlock, tag } from '../html.ts';
import type { ReplyText } from '../page/read-replies.ts';
import { pageHead } from '../head/page-head.ts';
import { fontPreloads } from '../preloads.ts';
import { structuredData } from '../head/structured-data.ts';
import { manifestPath } from '../web-app-manifest.ts';

const themeColor = (scheme: string, content: string): string =>
  tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });

function repliesBlock(replies: readonly ReplyText[]): string {
  const texts = replies.map(
    ({ path, status, json }) =>
      `{"path":${JSON.stringify(path)},"status":${status},"body":${json}}`,
  );
  return jsonTextBlock('application/json', `[${texts.join(',')}]`, documentRepliesId);
}

const appData = ({ releases, settings, rendered, announcement }: DocumentParts): string[] => [
  jsonBlock(releaseTableId, releaseTableOf(releases)),
  jsonBlock(documentSettingsId, settings),
  ...(announcement ? [jsonBlock(announcementId, announcement)] : []),
  ...(rendered ? [repliesBlock(rendered.replies)] : []),
];

export function renderDocument(parts: DocumentParts): string {
  const { shell, releases, settings, assets, metadata, sharePicture } = parts;
  const { rendered, previewed, theme } = parts;
  const { light, dark } = palettes[theme ?? defaultTheme].canvas;
  const { brand, publicBaseUrl } = settings;
  const graph = structuredData({ metadata, settings, releases, logo: assets.favicon.url });
  const data = rendered?.scripts === false ? [] : appData(parts);
  return `<!doctype html>
${tag('html', { lang: languageTag(), ...(theme && { [themeAttribute]: theme }) })}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${pageHead({ brand, publicBaseUrl, metadata, sharePicture })}
${documentLoading(parts)}
${rendered ? '' : reloadWithoutScripts(parts)}
${tag('link', { rel: 'icon', type: assets.favicon.type, href: assets.favicon.url })}
${tag('link', { rel: 'apple-touch-icon', href: assets.touchIcon.url })}
${tag('link', { rel: 'manifest', href: manifestPath })}
<meta name="color-scheme" content="light dark">
${themeColor('light', light)}
${themeColor('dark', dark)}
${graph ? dataBlock('application/ld+json', graph) : ''}
${rendered ? '' : data.join('\n')}
</head>
<body>
${previewed ? previewNote(previewed) : ''}
${rendered ? renderedBody(rendered.html) : skeletonBody(parts)}
${rendered ? [...data, ...fontPreloads(shell)].join('\n') : ''}
</body>
</html>
`;
}
