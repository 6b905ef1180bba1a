import { addressKey, maxPageListLines } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
import { z } from 'zod';
import { linksInText } from '../../features/scraping/links-in-text.ts';

const leftOutLine = z.object({ text: z.string(), reason: z.string() });
export type LeftOutLine = z.infer<typeof leftOutLine>;

/** Lines that were left out of the newest list, until the host puts them away. Logging out deletes them. */
export const leftOutStorage = storedValue(
  'sessionStorage',
  'gr-page-list-left-out',
  z.array(leftOutLine),
);

const maxShownText = 200;
const bareAddress = /^[\w-]+(?:\.[\w-]+)+\/\S+$/;

const linksOf = (line: string): string[] => {
  const links = linksInText(line);
  return links.length === 0 && bareAddress.test(line) ? [`https://${line}`] : links;
};

export function readLines(text: string): { links: string[]; leftOut: LeftOutLine[] } {
  const links: string[] = [];
  const leftOut: LeftOutLine[] = [];
  const keys = new Set<string>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    const found = linksOf(line);
    if (line !== '' && found.length === 0)
      leftOut.push({ text: line.slice(0, maxShownText), reason: 'There is no link in this line.' });
    for (const link of found)
      if (keys.has(addressKey(link)))
        leftOut.push({ text: link, reason: 'This link stands in an earlier line.' });
      else if (links.length >= maxPageListLines)
        leftOut.push({
          text: link,
          reason: 'The list is full. Paste this link with the next one.',
        });
      else {
        keys.add(addressKey(link));
        links.push(link);
      }
  }
  return { links, leftOut };
}
