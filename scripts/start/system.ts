import { Cluster } from '../postgres/cluster.ts';
import { runNode } from '../processes/node-process.ts';
import { Service, type ServiceDefinition } from '../processes/service.ts';
import type { Settings } from '../settings/settings.ts';
import type { Steps } from '../terminal/steps.ts';
import { build } from '../build/build.ts';
import { requireDatabase, requireReachable } from './connections.ts';
import { browserDeployables } from '../build/deployables.ts';
import { type StandIns, systemEnvironment } from './environment.ts';
import type { LockFile } from './lock-file.ts';
import * as services from './services.ts';

export class System {
  readonly #settings: Settings;
  readonly #standIns: StandIns;
  readonly #steps: Steps;
  readonly #lock: LockFile;
  readonly #started: Service[] = [];
  readonly #stopping = new AbortController();

  constructor(settings: Settings, standIns: StandIns, steps: Steps, lock: LockFile) {
    this.#settings = settings;
    this.#standIns = standIns;
    this.#steps = steps;
    this.#lock = lock;
  }

  async start(): Promise<void> {
    const { signal } = this.#stopping;
    const [env] = await Promise.all([
      this.#prepareDatabase(),
      this.#steps.run('Build', (step) => build(step, signal)),
      this.#startStandIns(),
      this.#requireServices(),
    ]);
    await Promise.all([
      this.#steps.run('Releases', () => this.#publish(env)),
      this.#steps.run('Workers', async () => {
        await this.#start(services.worker(this.#settings, 'scrape', env));
        await this.#start(services.worker(this.#settings, 'mail', env));
      }),
      this.#steps.run('BFF', () => this.#start(services.bff(this.#settings, env))),
    ]);
  }

  /** Last started, first stopped: nobody loses what it depends on while it finishes its work. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const layers = [/^bff$/, /^worker-/, /^(?!postgres$)/, /./];
    const remaining = new Set(this.#started);
    for (const layer of layers) {
      const members = [...remaining].filter(({ name }) => layer.test(name));
      for (const member of members) remaining.delete(member);
      await Promise.all(members.map((member) => member.stop()));
    }
  }

  async #prepareDatabase(): Promise<NodeJS.ProcessEnv> {
    const databaseUrl = this.#settings.databaseUrl ?? (await this.#startPostgres());
    if (this.#settings.databaseUrl)
      await this.#steps.run('Database', () => requireDatabase(databaseUrl));
    this.#lock.update({ databaseUrl });
    const env = systemEnvironment(this.#settings, this.#standIns, databaseUrl);
    await this.#steps.run('Migrations', () => this.#run('migrate', ['bff/src/migrate.ts'], env));
    const seed = ['bff/src/seed.ts', ...(this.#settings.production ? [] : ['--demo'])];
    await this.#steps.run('Catalogue and demo', () => this.#run('seed', seed, env));
    return env;
  }

  #startPostgres(): Promise<string> {
    return this.#steps.run('Postgres', async (step) => {
      const cluster = await Cluster.prepare(this.#settings.dataDir, { durable: true });
      const { refuge } = cluster.location;
      if (refuge)
        step.result(`its data is in ${refuge}, as its account can't reach the data folder`);
      await this.#start(services.postgres(this.#settings, cluster));
      return cluster.url;
    });
  }

  async #startStandIns(): Promise<void> {
    const standIns = services.standIns(this.#settings, this.#standIns);
    if (standIns)
      await this.#steps.run('Mail inbox, sign-in, shop and payments', () => this.#start(standIns));
  }

  async #requireServices(): Promise<void> {
    const { redisUrl, smtpUrl } = this.#settings;
    if (redisUrl) await requireReachable('REDIS_URL', redisUrl, 6379);
    if (smtpUrl)
      await requireReachable('SMTP_URL', smtpUrl, smtpUrl.startsWith('smtps') ? 465 : 25);
  }

  #publish(env: NodeJS.ProcessEnv): Promise<void> {
    const pairs = browserDeployables.map((name) => `${name}=${name}/dist`);
    return this.#run('releases', ['bff/src/features/releases/publish.ts', ...pairs], env);
  }

  #run(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
    const log = services.logFile(this.#settings, name);
    return runNode(args, env, log, this.#stopping.signal);
  }

  async #start(definition: ServiceDefinition): Promise<void> {
    this.#stopping.signal.throwIfAborted();
    const service = new Service(definition, {
      trouble: (text) => this.#steps.line(text),
      launched: (child) => {
        // PostgreSQL has a lock file of its own.
        if (definition.name !== 'postgres') this.#lock.addChild(child);
      },
    });
    this.#started.push(service);
    await service.start();
  }
}
