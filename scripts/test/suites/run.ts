import type { WriteStream } from 'node:tty';
import type { ThrowAway } from '../../postgres/throw-away-cluster.ts';
import { describeFailure } from '../../terminal/failure.ts';
import { Steps } from '../../terminal/steps.ts';
import { type Counts, describeCounts, none } from './counts.ts';
import { describeFailedTest, mergeReports, type Report } from './report.ts';
import { runSuite, type Suite } from './suite.ts';

export class TestRun {
  #report = mergeReports([]);
  readonly #steps: Steps;
  readonly #stopping = new AbortController();

  constructor(out: WriteStream) {
    this.#steps = new Steps(out);
  }

  get total(): Counts {
    return this.#report.counts;
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
    const { output, ...report } = await this.#steps.run(suite.name, (step) =>
      runSuite(suite, step, this.#stopping.signal),
    );
    if (report.counts.failed > 0) this.line(output);
    this.#add(report);
  }

  /** Skipped tests count as one, so that nobody takes the total for the whole. */
  skip(name: string, reason: string): void {
    this.line(`- ${name}: skipped, ${reason}`);
    this.#add({ counts: { ...none, skipped: 1 }, failures: [] });
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
      const message = describeFailure(error);
      this.line(`✗ ${name}: ${message}`);
      this.#add({ counts: { ...none, failed: 1 }, failures: [{ test: name, message }] });
    }
  }

  /** The failed tests once more, because the output above has thousands of lines. */
  summary(): void {
    for (const failed of this.#report.failures) this.line(describeFailedTest(failed));
    this.line(`total: ${describeCounts(this.total)}`);
  }

  #add(report: Report): void {
    this.#report = mergeReports([this.#report, report]);
  }
}
