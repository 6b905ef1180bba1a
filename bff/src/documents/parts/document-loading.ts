import { themeStylesPath } from '@gift-registry/bff-contract';
import { fileUrl } from '../../features/releases/index.ts';
import { tag } from '../html.ts';
import { preloads, screenScripts } from '../preloads.ts';
import { styleFilesOf } from '../styles/style-files.ts';
import type { DocumentParts, RenderedPage } from './document-parts.ts';

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

export const documentLoading = (parts: DocumentParts): string =>
  (parts.rendered ? renderedPageLoading(parts, parts.rendered) : appLoading(parts)).join('\n');
