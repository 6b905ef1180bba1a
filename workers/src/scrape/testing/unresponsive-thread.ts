import { setTimeout } from 'node:timers/promises';
import { emptyResult } from '../scraped-page.ts';
import type { Reading } from '../judge/read-fetched-page.ts';
import { announceStart, type ParserTask } from '../parser-thread/parser-task.ts';

export async function readInThread(task: ParserTask): Promise<Reading> {
  const { html, url } = announceStart(task);
  if (html === 'hang') for (;;);
  if (html === 'explode') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => index + hoard.length));
  }
  if (html === 'stumble') throw new TypeError('a bug');
  if (html === 'linger') await setTimeout(200);
  return { result: emptyResult('not-a-product', url), needsRendering: false };
}
