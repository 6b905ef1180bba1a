import { z } from 'zod';
import type { GiftSort } from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';

export interface Position {
  readonly value: string | number | null;
  readonly id: string;
}

const contents = z.tuple([
  z.string(),
  z.union([z.string().max(300), z.number(), z.null()]),
  z.uuid(),
]);

export const writeCursor = (sort: GiftSort, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws for a cursor that is malformed or belongs to another order. */
export function readCursor(sort: GiftSort, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const parsed = contents.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  const fits =
    parsed.success &&
    parsed.data[0] === sort &&
    (sort === 'amount') === (typeof parsed.data[1] === 'number') &&
    (sort === 'newest' || sort === 'oldest') === (parsed.data[1] === null);
  if (!fits)
    throw new AppError('invalid-input', 'Please start again at the first page.', {
      field: 'cursor',
    });
  return { value: parsed.data[1], id: parsed.data[2] };
}
