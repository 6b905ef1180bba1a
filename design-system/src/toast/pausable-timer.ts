/** Calls back once, after a time that can be held and continued. */
export class PausableTimer {
  #remaining: number;
  #startedAt = 0;
  #handle: ReturnType<typeof setTimeout> | undefined;
  readonly #onElapsed: () => void;

  constructor(milliseconds: number, onElapsed: () => void) {
    this.#remaining = milliseconds;
    this.#onElapsed = onElapsed;
  }

  start(): void {
    if (this.#handle !== undefined) return;
    this.#startedAt = Date.now();
    this.#handle = setTimeout(this.#onElapsed, this.#remaining);
  }

  pause(): void {
    if (this.#handle === undefined) return;
    clearTimeout(this.#handle);
    this.#handle = undefined;
    this.#remaining = Math.max(0, this.#remaining - (Date.now() - this.#startedAt));
  }
}
