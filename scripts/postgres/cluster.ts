import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { stopWithParent } from '../processes/stop-with-parent.ts';
import { Failure } from '../terminal/failure.ts';
import { findBinaries, program } from './binaries.ts';
import { type ClusterRecord, readRecord, writeRecord } from './cluster-record.ts';
import { type Location, locate } from './location.ts';
import { clearStalePostmaster } from './postmaster-pid.ts';
import { asUser, unprivilegedUser, type User } from './unprivileged-user.ts';

const SUPERUSER = 'gift_registry';
const DATABASE = 'gift_registry';
const START_TIMEOUT_MS = 60_000;

const UNSAFE_BUT_FAST = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
];

export class Cluster {
  readonly url: string;
  readonly location: Location;
  readonly #record: ClusterRecord;
  readonly #user: User | undefined;
  readonly #durable: boolean;

  private constructor(
    location: Location,
    record: ClusterRecord,
    user: User | undefined,
    durable: boolean,
  ) {
    this.location = location;
    this.url = `postgres://${SUPERUSER}:${record.password}@127.0.0.1:${record.port}/${DATABASE}`;
    this.#record = record;
    this.#user = user;
    this.#durable = durable;
  }

  /** `durable: false` trades safety after a power cut for speed: right for tests alone. */
  static async prepare(home: string, { durable }: { durable: boolean }): Promise<Cluster> {
    const user = unprivilegedUser();
    const location = locate(findBinaries(), home, user);
    await clearStalePostmaster(location.cluster);
    const previous = readRecord(home);
    const record = await writeRecord(home, previous);
    // Without the password that was chosen for it, a cluster is what a deleted data folder left behind.
    if (!previous || !existsSync(join(location.cluster, 'PG_VERSION')))
      initialise(location, record.password, user);
    return new Cluster(location, record, user, durable);
  }

  async launch(log: number): Promise<ChildProcess> {
    const { cluster, programs } = this.location;
    await clearStalePostmaster(cluster);
    const postmaster = spawn(
      program(programs, 'postgres'),
      [
        ...['-D', cluster, '-p', String(this.#record.port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', 'max_connections=200', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
        ...(this.#durable ? [] : UNSAFE_BUT_FAST),
      ],
      { ...asUser(this.#user), stdio: ['ignore', log, log], detached: true },
    );
    stopWithParent(postmaster, asUser(this.#user));
    return postmaster;
  }

  async ready(): Promise<void> {
    const maintenance = new URL(this.url);
    maintenance.pathname = '/postgres';
    const client = await connectWhenUp(maintenance.href);
    try {
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    } finally {
      await client.end();
    }
  }

  remove(): void {
    const { cluster, refuge } = this.location;
    rmSync(refuge ?? cluster, { recursive: true, force: true });
  }
}

function initialise({ programs, cluster }: Location, password: string, user: User | undefined) {
  for (const entry of readdirSync(cluster)) rmSync(join(cluster, entry), { recursive: true });
  const passwordFile = join(cluster, 'password');
  const partial = join(cluster, 'partial');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const { status, stderr, error } = spawnSync(
    program(programs, 'initdb'),
    [
      ...['-D', partial, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // The same sorting and upper case on every machine.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      '--no-sync',
    ],
    { ...asUser(user), encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Failure(
      `PostgreSQL could not make its data folder: ${error?.message ?? stderr.trim()}`,
    );
  rmSync(passwordFile);
  // A run killed half-way leaves no PG_VERSION, because that file moves last.
  const entries = readdirSync(partial).filter((entry) => entry !== 'PG_VERSION');
  for (const entry of [...entries, 'PG_VERSION'])
    renameSync(join(partial, entry), join(cluster, entry));
  rmSync(partial, { recursive: true });
}

async function connectWhenUp(url: string): Promise<pg.Client> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    }
  }
}
