import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { type Binaries, program } from './binaries.ts';
import { asUser, type User } from './unprivileged-user.ts';

const REACHABLE = '/var/tmp';

export interface Location {
  readonly programs: string;
  /** The folder that holds the cluster; the account of PostgreSQL owns it. */
  readonly cluster: string;
  readonly refuge: string | undefined;
}

/** Finds a place for programs and data that `user` can reach; below a directory of mode 0700, such as root's home, it can't. */
export function locate(binaries: Binaries, home: string, user: User | undefined): Location {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const programs = canRun(binaries.folder, user) ? binaries.folder : copyPrograms(binaries);
  const refuge = canEnter(home, user) ? undefined : makeRefuge(home);
  const cluster = join(refuge ?? home, 'postgres');
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (user) chownSync(cluster, user.uid, user.gid);
  return { programs, cluster, refuge };
}

function makeRefuge(home: string): string {
  const refuge = join(REACHABLE, `gift-registry-${fingerprint(home)}`);
  makeOwnFolder(refuge);
  return refuge;
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
    // Another start finished its copy first.
    rmSync(partial, { recursive: true });
  }
  makeOwnFolder(copy);
  return copy;
}

/** In a folder that everybody can write to, only what this account made for itself can be trusted. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  const own = found.isDirectory() && found.uid === process.getuid?.();
  if (own && (found.mode & 0o022) === 0) return;
  throw new Failure(`${folder} belongs to somebody else. Remove it, then start again.`);
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
