import { fileUrl } from '../releases/live-releases.ts';
import { tag } from './html.ts';
import { preloads, screenScripts, screenStyles } from './preloads.ts';
import type { DocumentParts } from './document-parts.ts';

const stylesheet = (href: string, attributes: Record<string, string> = {}): string =>
  tag('link', { rel: 'stylesheet', href, ...attributes });

const script = (attributes: Record<string, string | boolean>): string =>
  `${tag('script', attributes)}</script>`;

/** The browser fetches styles and pictures first: with them the rendered page is complete. Scripts come after the paint. */
function renderedPageLoading({ shell, assets, match, rendered }: DocumentParts): string[] {
  const scripts = shell.manifest.scripts.map((file) => fileUrl(shell, file));
  const screen = match ? screenScripts(match) : [];
  return [
    ...shell.manifest.styles.map((file) => stylesheet(fileUrl(shell, file))),
    ...(match
      ? screenStyles(match).map((file) =>
          // By this name the remote's loader finds the sheet and adds no second one.
          stylesheet(fileUrl(match.release, file), { 'data-href': file }),
        )
      : []),
    ...(rendered?.scripts
      ? [
          script({
            src: assets.startAfterPaint.url,
            defer: true,
            'data-scripts': JSON.stringify(scripts),
            'data-screen': JSON.stringify(screen),
          }),
        ]
      : []),
  ];
}

function appLoading(parts: DocumentParts): string[] {
  const { shell, assets } = parts;
  return [
    ...shell.manifest.styles.map((file) => stylesheet(fileUrl(shell, file))),
    stylesheet(assets.styles.url),
    ...shell.manifest.scripts.map((file) => script({ src: fileUrl(shell, file), defer: true })),
    ...preloads(parts),
  ];
}

/** Links and scripts of the head: for a rendered page its styles alone, otherwise everything that the app needs to start. */
export const documentLoading = (parts: DocumentParts): string =>
  (parts.rendered ? renderedPageLoading(parts) : appLoading(parts)).join('\n');
