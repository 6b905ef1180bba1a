import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

const memory = mkdtempSync(join(tmpdir(), 'memory-'));

afterAll(() => rmSync(memory, { recursive: true }));

function folderOfRun(name: string, hoursAgo: number): string {
  const folder = join(memory, name);
  mkdirSync(folder);
  const time = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(folder, time, time);
  return folder;
}

test('a throw-away folder is in memory, and other accounts can enter it', () => {
  const folder = makeThrowAwayFolder('postgres', memory);
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('a machine without memory for files gets a folder among its temporary files', () => {
  const folder = makeThrowAwayFolder('postgres', join(memory, 'missing'));
  expect(dirname(folder)).toBe(tmpdir());
  rmSync(folder, { recursive: true });
});

test('a new folder removes those that a killed run left, and no others', () => {
  const left = folderOfRun('gift-registry-postgres-a', 2);
  const inUse = folderOfRun('gift-registry-postgres-b', 0);
  const foreign = folderOfRun('other-postgres-c', 2);
  makeThrowAwayFolder('postgres', memory);
  expect([left, inUse, foreign].map(existsSync)).toEqual([false, true, true]);
});
