import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fileUrl } from '../../releases/live-releases.ts';
import { releaseFolder } from '../../releases/release-folders.ts';
import { parseStyles, type StylePart } from './parse-styles.ts';
import type { StyleFile } from './style-files.ts';
import { classesIn, usedStyles } from './used-styles.ts';

/** The rules of a page for its document, and their hash for its content security policy. */
export interface PageStyles {
  readonly css: string;
  readonly hash: string;
}

const MAX_FILES = 200;

/** Finds the rules that rendered pages need, so that they are drawn without waiting for style sheets. */
export function createPageStyles(dataDir: string) {
  const parsed = new LRUCache<string, readonly StylePart[], StyleFile>({
    max: MAX_FILES,
    async fetchMethod(address, _stale, { context: { release, file } }) {
      const { project, version } = release;
      const css = await readFile(join(releaseFolder(dataDir, project, version), file), 'utf8');
      return parseStyles(css, address);
    },
  });

  return async (files: readonly StyleFile[], html: string): Promise<PageStyles> => {
    const sheets = await Promise.all(
      files.map((each) => parsed.fetch(fileUrl(each.release, each.file), { context: each })),
    );
    const classes = classesIn(html);
    const used = sheets.map((parts = []) => usedStyles(parts, classes)).join('');
    // No text of a style sheet can end the element.
    const css = used.replaceAll('</', '<\\/');
    return { css, hash: createHash('sha256').update(css).digest('base64') };
  };
}

export type FindPageStyles = ReturnType<typeof createPageStyles>;
