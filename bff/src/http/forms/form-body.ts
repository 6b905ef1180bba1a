import type { FastifyInstance } from 'fastify';
import { hiddenFields } from '@gift-registry/bff-contract';

/** Twice the longest message in percent-encoding, with all other fields. */
const MAX_BYTES = 16 * 1024;

const hidden: readonly string[] = Object.values(hiddenFields);

export function acceptFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
}

export const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

export const typedFieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(body)).filter(([name]) => !hidden.includes(name)));
