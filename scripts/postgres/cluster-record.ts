import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { portOrFree } from '../processes/ports.ts';

const clusterRecord = z.object({ password: z.string(), port: z.int() });
export type ClusterRecord = z.infer<typeof clusterRecord>;

const fileIn = (home: string) => join(home, 'postgres.json');

export function readRecord(home: string): ClusterRecord | undefined {
  try {
    return clusterRecord.parse(JSON.parse(readFileSync(fileIn(home), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeRecord(
  home: string,
  previous: ClusterRecord | undefined,
): Promise<ClusterRecord> {
  const record = {
    password: previous?.password ?? randomBytes(24).toString('base64url'),
    port: await portOrFree(previous?.port),
  };
  writeFileSync(fileIn(home), JSON.stringify(record), { mode: 0o600 });
  return record;
}
