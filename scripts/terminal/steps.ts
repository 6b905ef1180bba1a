import type { WriteStream } from 'node:tty';

export interface Step {
  progress(text: string): void;
  result(text: string): void;
  badResult(text: string): void;
}

export class Steps {
  readonly #out: WriteStream;
  readonly #underWay = new Map<string, string>();

  constructor(out: WriteStream) {
    this.#out = out;
  }

  async run<T>(name: string, work: (step: Step) => Promise<T>): Promise<T> {
    const started = performance.now();
    let result = '';
    let mark = '✓';
    this.#underWay.set(name, '');
    this.#redraw();
    try {
      const value = await work({
        progress: (text) => this.#progress(name, text),
        result: (text) => {
          result = `: ${text}`;
        },
        badResult: (text) => {
          result = `: ${text}`;
          mark = '✗';
        },
      });
      this.#finish(name, `${mark} ${name}${result} (${seconds(started)})`);
      return value;
    } catch (error) {
      this.#finish(name, `✗ ${name} (${seconds(started)})`);
      throw error;
    }
  }

  line(text: string): void {
    this.#out.write(`${this.#clear()}${text}\n`);
    this.#redraw();
  }

  #progress(name: string, text: string): void {
    this.#underWay.set(name, ` (${text})`);
    if (this.#out.isTTY) this.#redraw();
    else this.line(`… ${name}: ${text}`);
  }

  #finish(name: string, text: string): void {
    this.#underWay.delete(name);
    this.line(text);
  }

  #redraw(): void {
    if (!this.#out.isTTY || this.#underWay.size === 0) return;
    const text = `… ${[...this.#underWay].map(([name, progress]) => name + progress).join(', ')}`;
    this.#out.write(this.#clear() + text.slice(0, this.#out.columns - 1));
  }

  #clear(): string {
    return this.#out.isTTY ? '\r\x1b[2K' : '';
  }
}

export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
