import {
  themeStylesPath,
  announcementId,
  defaultTheme,
  documentRepliesId,
  documentSettingsId,
  languageTag,
  releaseTableId,
  themeAttribute,
} from '@gift-registry/bff-contract';
import { palettes } from '@gift-registry/bff-contract/themes';
import { type ReleaseKey, fileUrl, releaseTableOf } from '../features/releases/index.ts';
import type { DocumentParts, RenderedPage } from './document-parts.ts';
import { tag, dataBlock, jsonBlock, jsonTextBlock } from './html.ts';
import { pageHead } from './page-head.ts';
import { styleFilesOf } from './page-styles.ts';
import { preloads, screenScripts, fontPreloads } from './preloads.ts';
import type { ReplyText } from './read-replies.ts';
import { structuredData } from './structured-data.ts';
import { manifestPath } from './web-app-manifest.ts';

type Unrendered = Pick<DocumentParts, 'needsScripts' | 'plainList'>;

const reload = '<a href="">Reload</a>';
const RELOAD_SECONDS = 5;

const noScript = ({ needsScripts }: Unrendered): string =>
  needsScripts
    ? `This page needs JavaScript. Please switch it on in your browser and reload. ${reload}`
    : `This page is taking longer than usual. ${reload}`;

/** A page that only scripts show, or a list that somebody reads, stays as it is. */
const reloadWithoutScripts = ({ needsScripts, plainList }: Unrendered): string =>
  needsScripts || plainList !== undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>`;

const previewNote = ({ project, version }: ReleaseKey): string =>
  `<p class="release-preview" role="note">Preview of ${project} ${version}. <a href="/">Leave the preview</a></p>`;

const skeletonBody = (
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

const renderedBody = (html: string): string => `<div id="root"></div>
<div id="first-paint" data-rendered>${html}</div>`;

const stylesheet = (href: string): string => tag('link', { rel: 'stylesheet', href });

const script = (attributes: Record<string, string | boolean>): string =>
  `${tag('script', attributes)}</script>`;

/** Stands before the shell's scripts, to hear of their failures. */
const watch = ({ shell, assets, match }: DocumentParts): string =>
  script({
    ...{ src: assets.watchPage.url, defer: true, 'data-shell': shell.version },
    ...(match && { 'data-project': match.release.project, 'data-page': match.page.path }),
  });

/** The document has the rules of its page: it is drawn without another request. Style sheets and scripts come after the paint. */
function renderedPageLoading(parts: DocumentParts, { styles, scripts }: RenderedPage): string[] {
  const { shell, assets, match, theme } = parts;
  const shellScripts = shell.manifest.scripts.map((file) => fileUrl(shell, file));
  const screen = match ? screenScripts(match) : [];
  const sheets = styleFilesOf(shell, match).map(({ release, file }) => ({
    href: fileUrl(release, file),
    // By this name the remote's loader finds the sheet and adds no second one.
    name: file,
  }));
  return [
    `${tag('style', theme ? { 'data-theme': theme } : {})}${styles.css}</style>`,
    ...(scripts
      ? [
          watch(parts),
          script({
            src: assets.startAfterPaint.url,
            defer: true,
            'data-styles': JSON.stringify(sheets),
            'data-scripts': JSON.stringify(shellScripts),
            'data-screen': JSON.stringify(screen),
          }),
        ]
      : []),
  ];
}

function appLoading(parts: DocumentParts): string[] {
  const { shell, assets, theme } = parts;
  return [
    ...shell.manifest.styles.map((file) => stylesheet(fileUrl(shell, file))),
    stylesheet(assets.styles.url),
    ...(theme ? [stylesheet(themeStylesPath(theme))] : []),
    watch(parts),
    ...shell.manifest.scripts.map((file) => script({ src: fileUrl(shell, file), defer: true })),
    ...preloads(parts),
  ];
}

const documentLoading = (parts: DocumentParts): string =>
  (parts.rendered ? renderedPageLoading(parts, parts.rendered) : appLoading(parts)).join('\n');

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
