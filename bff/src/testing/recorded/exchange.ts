import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { userKinds } from '../access/test-users.ts';

/** Stands in a recorded request for a value of the moment, such as an id: the replay sends the one of its own rows. */
export const ofTheMoment = '(of the moment)';

const json = z.json();
export type Json = z.infer<typeof json>;

export const plainJson = (value: unknown): Json => json.parse(JSON.parse(JSON.stringify(value)));

const texts = z.record(z.string(), z.string());
export const recordedRequest = z.strictObject({
  params: texts.optional(),
  query: texts.optional(),
  headers: texts.optional(),
  body: z.record(z.string(), json).optional(),
});

const exchange = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.templateLiteral(['/api/', z.string()]),
  sender: z.enum(userKinds),
  request: recordedRequest,
  status: z.number().int(),
  reply: json.optional(),
  /** The schema by which the client of that version parses the reply. */
  schema: z.record(z.string(), json).optional(),
});
export type Exchange = z.infer<typeof exchange>;

const recording = z.strictObject({
  version: z.string(),
  schemas: z.record(z.string(), json),
  exchanges: z.record(z.string(), exchange),
});
export type Recording = z.infer<typeof recording>;

export const recordingFile = join(import.meta.dirname, '../../../contract/recorded/exchanges.json');

export const readRecording = async (): Promise<Recording> =>
  recording.parse(JSON.parse(await readFile(recordingFile, 'utf8')));
