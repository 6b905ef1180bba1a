import type { WriteStream } from 'node:tty';
import type { ThrowAway } from '../../postgres/throw-away-cluster.ts';
import { describeFailure } from '../../terminal/failure.ts';
import { Steps } from '../../terminal/steps.ts';
import { add, type Counts, none } from './counts.ts';
import { runSuite, type Suite } from './suite.ts';

export class TestRun {
  total = none;
  readonly #steps: Steps;
  readonly #stopping = new AbortController();

  constructor(out: WriteStream) {
    this.#steps = new Steps(out);
  }

  get stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  stop(): void {
    this.#stopping.abort();
  }

  line(text: string): void {
    this.#steps.line(text);
  }

  async suites(...suites: readonly Suite[]): Promise<void> {
    for (const suite of suites) await this.suite(suite);
  }

  async suite(suite: Suite): Promise<void> {
    if (this.stopped) return;
    const { counts, output } = await this.#steps.run(suite.name, (step) =>
      runSuite(suite, step, this.#stopping.signal),
    );
    if (counts.failed > 0) this.line(output);
    this.#count(counts);
  }

  /** Skipped tests count as one, so that nobody takes the total for the whole. */
  skip(name: string, reason: string): void {
    this.line(`- ${name}: skipped, ${reason}`);
    this.#count({ ...none, skipped: 1 });
  }

  async withServer(
    name: string,
    start: () => Promise<ThrowAway>,
    use: (server: ThrowAway) => Promise<void>,
  ): Promise<void> {
    await this.attempt(name, async () => {
      const server = await this.#steps.run(`${name} for the tests`, start);
      try {
        await use(server);
      } finally {
        await server.stop();
      }
    });
  }

  async attempt(name: string, work: () => Promise<void>): Promise<void> {
    if (this.stopped) return;
    try {
      await work();
    } catch (error) {
      this.line(`✗ ${name}: ${describeFailure(error)}`);
      this.#count({ ...none, failed: 1 });
    }
  }

  #count(counts: Counts): void {
    this.total = add(this.total, counts);
  }
}
