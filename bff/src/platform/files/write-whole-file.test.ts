import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toAppError } from '../errors/to-app-error.ts';
import { writeWholeFile } from './write-whole-file.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'files-'))));
afterEach(() => rm(folder, { recursive: true }));

const content = Buffer.from('a picture');

const toFullDisk = async (file: string): Promise<void> => {
  await writeFile(file, content.subarray(0, 4));
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

test('a full disk keeps no part of a file, and what was there before', async () => {
  const [kept, lost] = [join(folder, 'kept.webp'), join(folder, 'lost.webp')];
  await writeWholeFile(kept, content);
  for (const file of [kept, lost])
    await expect(writeWholeFile(file, Buffer.from('another'), toFullDisk)).rejects.toThrow(
      'ENOSPC',
    );
  expect(await readdir(folder)).toStrictEqual(['kept.webp']);
  expect(await readFile(kept)).toStrictEqual(content);
  await writeWholeFile(lost, content);
  expect(await readFile(lost)).toStrictEqual(content);
});

test('a request that finds the disk full is answered with words and when to try again', async () => {
  const error: unknown = await writeWholeFile(join(folder, 'x'), content, toFullDisk).catch(
    (reason: unknown) => reason,
  );
  const answer = toAppError(error instanceof Error ? error : new Error('no error'));
  expect([answer.status, answer.message, answer.headers['retry-after']]).toStrictEqual([
    503,
    'Our storage is full, so nothing was saved. Please try again in a few minutes.',
    '60',
  ]);
});
