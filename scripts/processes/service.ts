import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../terminal/failure.ts';
import { end } from './end.ts';
import { identify, type ProcessIdentity } from './identity.ts';
import { type Log, openLog } from './log.ts';

const SHOWN_LINES = 16;
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const STABLE_AFTER = 60_000;

export interface ServiceDefinition {
  readonly name: string;
  readonly logFile: string;
  launch(log: number): ChildProcess | Promise<ChildProcess>;
  ready?(): Promise<void>;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopTimeoutMs?: number;
}

export interface ServiceEvents {
  trouble(text: string): void;
  launched(process: ProcessIdentity): void;
}

export class Service {
  readonly name: string;
  readonly #definition: ServiceDefinition;
  readonly #events: ServiceEvents;
  readonly #stopping = new AbortController();
  #process: ChildProcess | undefined;
  #ended: Promise<string> = Promise.resolve('was not started');
  #log: Log | undefined;

  constructor(definition: ServiceDefinition, events: ServiceEvents) {
    this.name = definition.name;
    this.#definition = definition;
    this.#events = events;
  }

  async start(): Promise<void> {
    await this.#launch();
    const outcome = await Promise.race([this.#ended, this.#definition.ready?.()]);
    if (outcome !== undefined && !this.#stopping.signal.aborted)
      throw new Failure(`${this.name} ${outcome} while starting.\n${this.#log?.tail(SHOWN_LINES)}`);
    void this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const { stopSignal = 'SIGTERM', stopTimeoutMs = 10_000 } = this.#definition;
    const running = this.#process?.pid;
    const identity = running === undefined ? undefined : identify(running);
    if (identity) {
      await end(identity, [
        [stopSignal, stopTimeoutMs],
        ['SIGQUIT', 2_000],
        ['SIGKILL', 2_000],
      ]);
    }
    this.#log?.close();
    this.#log = undefined;
  }

  async #launch(): Promise<void> {
    this.#log ??= openLog(this.#definition.logFile);
    const process = await this.#definition.launch(this.#log.descriptor);
    this.#process = process;
    this.#ended = new Promise<string>((resolve) => {
      process.once('error', (error) => resolve(`could not be started (${error.message})`));
      process.once('exit', (code, signal) => resolve(`stopped (${signal ?? `exit code ${code}`})`));
    });
    const identity = process.pid === undefined ? undefined : identify(process.pid);
    if (identity) this.#events.launched(identity);
  }

  async #watch(): Promise<void> {
    let pause = SHORTEST_PAUSE;
    for (;;) {
      const launched = performance.now();
      const outcome = await this.#ended;
      if (this.#stopping.signal.aborted) return;
      if (performance.now() - launched > STABLE_AFTER) pause = SHORTEST_PAUSE;
      const again = `it starts again in ${pause / 1000} s`;
      this.#events.trouble(`! ${this.name} ${outcome}; ${again}.\n${this.#log?.tail(SHOWN_LINES)}`);
      if (!(await this.#pause(pause))) return;
      await this.#launch().catch((error: unknown) => {
        this.#ended = Promise.resolve(`could not be started (${String(error)})`);
      });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  async #pause(milliseconds: number): Promise<boolean> {
    try {
      await delay(milliseconds, undefined, { signal: this.#stopping.signal });
      return true;
    } catch {
      return false;
    }
  }
}
