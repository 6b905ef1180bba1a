import type { Page } from '../../page/page.ts';
import { scriptText } from '../../page/script-text.ts';

const MAX_SCRIPTS = 100;

/** The scripts that stand in the page itself, without the JSON-LD. */
export function inlineScripts({ survey }: Page): string[] {
  return survey.scripts
    .filter(({ attribs }) => attribs.src === undefined && !/ld\+json/i.test(attribs.type ?? ''))
    .slice(0, MAX_SCRIPTS)
    .map(scriptText);
}
