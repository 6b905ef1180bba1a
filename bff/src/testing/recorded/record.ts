import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTestApp } from '../test-app.ts';
import { recordingFile } from './exchange.ts';
import { recordExchanges } from './record-exchanges.ts';

const app = await createTestApp();
try {
  const recording = await recordExchanges(app);
  await mkdir(dirname(recordingFile), { recursive: true });
  await writeFile(recordingFile, `${JSON.stringify(recording, null, 1)}\n`);
  const count = Object.keys(recording.exchanges).length;
  console.log(`Recorded ${count} exchanges of bff/contract ${recording.version}.`);
} finally {
  await app.close();
}
