import { setTimeout } from 'node:timers/promises';
import { emptyResult } from '../empty-result.ts';
import type { Reading } from '../read-fetched-page.ts';
import { begin, type ParserTask } from './parser-task.ts';

/** A stand-in for a parser that meets the page it can't cope with: the page's text says how it fails. */
export async function readInThread(task: ParserTask): Promise<Reading> {
  const { html, url } = begin(task);
  if (html === 'hang') for (;;);
  if (html === 'explode') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => index + hoard.length));
  }
  if (html === 'stumble') throw new TypeError('a bug');
  if (html === 'linger') await setTimeout(200);
  return { result: emptyResult('not-a-product', url), mayGrow: false };
}
