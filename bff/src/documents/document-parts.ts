import type {
  DocumentSettings,
  RegistryTheme,
  ShownAnnouncement,
} from '@gift-registry/bff-contract';
import type { LiveRelease } from '../features/releases/index.ts';
import type { DocumentAssets } from './document-assets.ts';
import type { PageMatch } from './find-page.ts';
import type { PageMetadata, SharePicture } from './page-head.ts';
import type { PageStyles } from './page-styles.ts';
import type { ReplyText } from './read-replies.ts';

export interface RenderedPage {
  readonly html: string;
  readonly replies: readonly ReplyText[];
  readonly styles: PageStyles;
  readonly scripts: boolean;
}

export interface DocumentParts {
  readonly releases: readonly LiveRelease[];
  readonly shell: LiveRelease;
  readonly settings: DocumentSettings;
  readonly assets: DocumentAssets;
  readonly match: PageMatch | undefined;
  readonly shareCode: string | undefined;
  readonly metadata: PageMetadata;
  readonly sharePicture: SharePicture;
  readonly needsScripts: boolean;
  readonly plainList?: string | undefined;
  readonly previewed?: LiveRelease | undefined;
  readonly theme?: RegistryTheme | undefined;
  readonly announcement?: ShownAnnouncement | undefined;
  /** Undefined also when the rendering was late or failed. */
  readonly rendered?: RenderedPage | undefined;
}
