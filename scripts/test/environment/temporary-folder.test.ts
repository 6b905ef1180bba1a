import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

const memory = mkdtempSync(join(tmpdir(), 'memory-'));

afterAll(() => rmSync(memory, { recursive: true }));

function folderOfRun(name: string, hoursAgo: number): string {
  const folder = join(memory, name);
  mkdirSync(folder);
  const time = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(folder, time, time);
  return folder;
}

test('temporary files of a run are in memory, where other accounts can enter', () => {
  const folder = makeTemporaryFolder(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  expect([memory, tmpdir()]).toContain(dirname(folder));
  rmSync(folder, { recursive: true });
});

test('without memory for files they are among the temporary files of the system', () => {
  const folder = makeTemporaryFolder(join(memory, 'missing'));
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});

test('memory whose files may not be executed is left alone', () => {
  const mounts = join(memory, 'mounts');
  writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${memory} tmpfs rw,nosuid,noexec 0 0\n`);
  const folder = makeTemporaryFolder(memory, mounts);
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});

test('a new run removes the files that a killed run left, and no others', () => {
  const left = folderOfRun('gift-registry-test-a', 2);
  const inUse = folderOfRun('gift-registry-test-b', 0);
  const foreign = folderOfRun('other-test-c', 2);
  rmSync(makeTemporaryFolder(memory), { recursive: true });
  expect([left, inUse, foreign].map(existsSync)).toEqual([false, true, true]);
});
