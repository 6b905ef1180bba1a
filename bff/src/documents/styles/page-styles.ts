import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { type ReleaseFiles, fileUrl } from '../../features/releases/index.ts';
import { parseStyles, type StylePart } from './parse-styles.ts';
import type { StyleFile } from './style-files.ts';
import { classesIn, usedStyles } from './used-styles.ts';

export interface PageStyles {
  readonly css: string;
  readonly hash: string;
}

const MAX_FILES = 200;

export function createPageStyles(files: ReleaseFiles) {
  const parsed = new LRUCache<string, readonly StylePart[], StyleFile>({
    max: MAX_FILES,
    async fetchMethod(address, _stale, { context: { release, file } }) {
      const path = await files.locate(release, file);
      if (path === undefined) throw new Error(`${address} is missing.`);
      return parseStyles(await readFile(path, 'utf8'), address);
    },
  });

  return async (
    sheetFiles: readonly StyleFile[],
    html: string,
    theme = '',
  ): Promise<PageStyles> => {
    const sheets = await Promise.all(
      sheetFiles.map((each) => parsed.fetch(fileUrl(each.release, each.file), { context: each })),
    );
    const classes = classesIn(html);
    const used = sheets.map((parts = []) => usedStyles(parts, classes)).join('');
    // No text of a style sheet can end the element.
    const css = `${used}${theme}`.replaceAll('</', '<\\/');
    return { css, hash: createHash('sha256').update(css).digest('base64') };
  };
}
