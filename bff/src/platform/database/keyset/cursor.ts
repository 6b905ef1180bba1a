import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { containsUnstorableText } from '../../routing/unstorable-text.ts';

/** The last row of a page: what it was sorted by, as the database writes it, and its id. */
export interface PageEnd {
  readonly sort: string;
  readonly value: string;
  readonly id: string;
}

const content = z.tuple([z.string(), z.string(), z.uuid()]);

export const encodeCursor = ({ sort, value, id }: PageEnd): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export function decodeCursor(cursor: string): PageEnd {
  const read = content.safeParse(parse(cursor));
  if (!read.success || containsUnstorableText(read.data))
    throw new AppError('bad-request', 'This page does not exist.', { field: 'cursor' });
  const [sort, value, id] = read.data;
  return { sort, value, id };
}
