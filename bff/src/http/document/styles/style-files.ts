import type { LiveRelease } from '../../../platform/releases/live-release.ts';
import type { PageMatch } from '../find-page.ts';
import { screenStyles } from '../preloads.ts';

/** A style sheet of a release. */
export interface StyleFile {
  readonly release: LiveRelease;
  /** Relative to the release. */
  readonly file: string;
}

/** The style sheets of a page, in their order. */
export const styleFilesOf = (shell: LiveRelease, match: PageMatch | undefined): StyleFile[] => [
  ...shell.manifest.styles.map((file) => ({ release: shell, file })),
  ...(match ? screenStyles(match).map((file) => ({ release: match.release, file })) : []),
];
