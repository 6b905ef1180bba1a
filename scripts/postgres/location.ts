import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { type Binaries, program } from './binaries.ts';
import { asUser, type User } from './unprivileged-user.ts';

const REACHABLE = '/var/tmp';

export interface Location {
  /** The folder with bin, lib and share. */
  readonly programs: string;
  /** The folder that holds the cluster; the account of PostgreSQL owns it. */
  readonly cluster: string;
  /** Both are outside the clone because the account could not reach them there. */
  readonly relocated: boolean;
}

/** Finds a place for programs and data that `user` can reach; below a directory of mode 0700, such as root's home, it can't. */
export function locate(binaries: Binaries, home: string, user: User | undefined): Location {
  const inPlace = { programs: binaries.folder, cluster: join(home, 'postgres'), relocated: false };
  makeFolder(inPlace.cluster, user);
  if (canRun(binaries.folder, user) && canEnter(inPlace.cluster, user)) return inPlace;
  if (!user)
    throw new Failure(`PostgreSQL can't use ${inPlace.cluster}. Set DATA_DIR to another folder.`);
  rmSync(inPlace.cluster, { recursive: true });
  const cluster = join(REACHABLE, `gift-registry-${fingerprint(home)}`, 'postgres');
  makeOwnFolder(dirname(cluster));
  makeFolder(cluster, user);
  return { programs: copyPrograms(binaries), cluster, relocated: true };
}

export function removeCluster({ cluster, relocated }: Location): void {
  rmSync(relocated ? dirname(cluster) : cluster, { recursive: true, force: true });
}

function makeFolder(folder: string, user: User | undefined): void {
  mkdirSync(folder, { recursive: true, mode: user ? 0o755 : 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

function canRun(folder: string, user: User | undefined): boolean {
  return spawnSync(program(folder, 'postgres'), ['--version'], asUser(user)).status === 0;
}

function canEnter(folder: string, user: User | undefined): boolean {
  return spawnSync('sh', ['-c', 'cd "$1"', 'sh', folder], asUser(user)).status === 0;
}

function copyPrograms({ folder, version }: Binaries): string {
  const copy = join(REACHABLE, `gift-registry-postgresql-${version}`);
  if (existsSync(copy)) {
    makeOwnFolder(copy);
    return copy;
  }
  const partial = `${copy}.${process.pid}`;
  makeOwnFolder(partial);
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch {
    // Another start finished the same copy first.
    rmSync(partial, { recursive: true });
  }
  makeOwnFolder(copy);
  return copy;
}

/** In a folder that everybody can write to, only what root made for itself can be trusted. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return;
  throw new Failure(`${folder} belongs to somebody else. Remove it, then start again.`);
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
