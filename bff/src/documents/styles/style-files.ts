import type { LiveRelease } from '../../features/releases/index.ts';
import type { PageMatch } from '../page/find-page.ts';
import { screenStyles } from '../preloads.ts';

export interface StyleFile {
  readonly release: LiveRelease;
  readonly file: string;
}

export const styleFilesOf = (shell: LiveRelease, match: PageMatch | undefined): StyleFile[] => [
  ...shell.manifest.styles.map((file) => ({ release: shell, file })),
  ...(match ? screenStyles(match).map((file) => ({ release: match.release, file })) : []),
];
