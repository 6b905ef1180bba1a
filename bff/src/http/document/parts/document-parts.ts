import type { DocumentSettings } from '@gift-registry/bff-contract';
import type { LiveRelease } from '../../../platform/releases/live-release.ts';
import type { DocumentAssets } from '../document-assets.ts';
import type { PageMatch } from '../find-page.ts';
import type { PageMetadata } from '../head/page-metadata.ts';
import type { ReplyText } from '../read-replies.ts';
import type { PageStyles } from '../styles/page-styles.ts';
import type { SharePicture } from '../head/page-head.ts';

/** The page as the server rendered it, and the replies that it was rendered from. */
export interface RenderedPage {
  readonly html: string;
  readonly replies: readonly ReplyText[];
  readonly styles: PageStyles;
  /** The document loads the app, which takes the page over. */
  readonly scripts: boolean;
}

export interface DocumentParts {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly settings: DocumentSettings;
  readonly assets: DocumentAssets;
  readonly match: PageMatch | undefined;
  /** Undefined unless the code opens a registry. */
  readonly shareCode: string | undefined;
  readonly metadata: PageMetadata;
  readonly sharePicture: SharePicture;
  /** Only the app can show the page. */
  readonly needsScripts: boolean;
  /** The gifts in plain html, in case that the page is not rendered. */
  readonly plainList?: string | undefined;
  /** A release that only this visitor gets, who asked for it. */
  readonly previewed?: LiveRelease | undefined;
  /** Undefined also when the rendering was late or failed. */
  readonly rendered?: RenderedPage | undefined;
}
