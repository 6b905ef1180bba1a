import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { workspaceRoot } from '../settings/workspace-root.ts';
import { Cluster } from './cluster.ts';
import { launchCluster, type RunningCluster } from './testing/running-cluster.ts';

let home: string;
let running: RunningCluster | undefined;
let cluster: Cluster;
/** Below the folder of the cluster: the account of PostgreSQL can write there. */
let archive: string;
let backup: string;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'gift-registry-restore-'));
  chmodSync(home, 0o755);
  cluster = await Cluster.prepare(home, { durable: true });
  archive = join(home, 'archive');
  backup = join(home, 'backup');
  mkdirSync(archive);
  chmodSync(archive, 0o777);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  cluster.remove();
  rmSync(home, { recursive: true, force: true });
});

const setting = (lines: readonly string[]): void =>
  appendFileSync(join(cluster.location.cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);

function run(command: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(command, words, { cwd: workspaceRoot, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The number of rows of each table with a hash of them: equal databases have equal fingerprints. */
const fingerprint = () =>
  withClient(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const counted: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      );
      counted[name] = rows[0];
    }
    return counted;
  });

/** A copy between `pg_backup_start` and `pg_backup_stop` is what `pg_basebackup` makes. */
async function backUp(): Promise<void> {
  await withClient(async (client) => {
    await client.query(`select pg_backup_start('test', fast => true)`);
    run('cp', '-a', cluster.location.cluster, backup);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop()',
    );
    writeFileSync(join(backup, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  rmSync(join(backup, 'postmaster.pid'));
  rmSync(join(backup, 'pg_wal'), { recursive: true });
  mkdirSync(join(backup, 'pg_wal', 'archive_status'), { recursive: true });
  run('chown', '-R', '--reference', cluster.location.cluster, backup);
}

const addSetting = (name: string) =>
  withClient((client) =>
    client.query(`insert into settings (name, value) values ($1, 'on')`, [name]),
  );

async function archived(): Promise<void> {
  await withClient(async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    for (let tries = 0; ; tries += 1) {
      const { rows: done } = await client.query<{ done: boolean }>(
        'select last_archived_wal >= $1 as done from pg_stat_archiver',
        [rows[0]?.segment],
      );
      if (done[0]?.done) return;
      expect(tries).toBeLessThan(100);
      await delay(100);
    }
  });
}

/** A server answers reads while it still reads the archive. */
async function promoted(): Promise<void> {
  await withClient(async (client) => {
    for (let tries = 0; ; tries += 1) {
      const { rows } = await client.query<{ recovers: boolean }>(
        'select pg_is_in_recovery() as recovers',
      );
      if (rows[0]?.recovers === false) return;
      expect(tries).toBeLessThan(300);
      await delay(100);
    }
  });
}

test('a base backup and the archive restore the second before a disaster', async () => {
  setting([
    'archive_mode = on',
    'wal_level = replica',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
  ]);
  running = await launchCluster(cluster, join(home, 'postgres.log'));
  const migrated = spawnSync(process.execPath, ['bff/src/migrate.ts'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: cluster.url },
  });
  expect({ status: migrated.status, said: migrated.stderr }).toEqual({ status: 0, said: '' });
  await addSetting('SURPRISES');
  await backUp();
  await addSetting('FUNDS');
  const wanted = await fingerprint();
  const moment = await withClient(async (client) => {
    const { rows } = await client.query<{ moment: string }>(
      'select clock_timestamp()::text as moment',
    );
    return rows[0]?.moment ?? '';
  });
  await delay(1_100);
  await withClient((client) => client.query('drop table settings; delete from product_categories'));
  expect(await fingerprint()).not.toEqual(wanted);
  await archived();
  await running.stop();
  running = undefined;

  rmSync(cluster.location.cluster, { recursive: true });
  run('cp', '-a', backup, cluster.location.cluster);
  setting([
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    'recovery_target_action = promote',
  ]);
  writeFileSync(join(cluster.location.cluster, 'recovery.signal'), '');
  run(
    'chown',
    '--reference',
    cluster.location.cluster,
    join(cluster.location.cluster, 'recovery.signal'),
  );
  running = await launchCluster(cluster, join(home, 'restored.log'));
  await promoted();
  expect(await fingerprint()).toEqual(wanted);
  // It is promoted: the processes may write again.
  await addSetting('ONLINE_PAYMENTS');
});
