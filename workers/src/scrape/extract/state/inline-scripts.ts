import type { Page } from '../../page/page.ts';
import { scriptText } from '../../text/script-text.ts';

const MAX_SCRIPTS = 100;

export function inlineScripts({ index }: Page): string[] {
  return index.scripts
    .filter(({ attribs }) => attribs.src === undefined && !/ld\+json/i.test(attribs.type ?? ''))
    .slice(0, MAX_SCRIPTS)
    .map(scriptText);
}
