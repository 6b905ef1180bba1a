import type { HistoryEntry } from './history-entry.ts';

export type Step = (entry: HistoryEntry) => void;

/** A browser that can't go back reports nothing. */
const timeoutMs = 1000;

/** Browsers go back a moment later: an entry that is added before would be the one that they go back from. */
export class NavigationQueue {
  #entry: HistoryEntry;
  #waiting: readonly Step[] = [];
  #timeout: ReturnType<typeof setTimeout> | undefined;

  constructor(entry: HistoryEntry) {
    this.#entry = entry;
  }

  get entry(): HistoryEntry {
    return this.#entry;
  }

  get isBusy(): boolean {
    return this.#timeout !== undefined;
  }

  run(step: Step): void {
    if (this.isBusy) this.#waiting = [...this.#waiting, step];
    else step(this.#entry);
  }

  /** `entry` is the one that is made: Back may come before it is rendered. */
  begin(go: () => void, entry = this.#entry): void {
    this.#entry = entry;
    this.#timeout = setTimeout(() => this.arrive(this.#entry), timeoutMs);
    go();
  }

  arrive(entry: HistoryEntry, first: readonly Step[] = []): void {
    this.#entry = entry;
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
    const steps = [...first, ...this.#waiting];
    this.#waiting = [];
    for (const step of steps) this.run(step);
  }
}
