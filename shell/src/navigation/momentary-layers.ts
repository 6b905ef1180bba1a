import type { EntryLayer } from './history-entry.ts';

export class MomentaryLayers {
  readonly #open = new Set<string>();

  add(name: string): void {
    this.#open.add(name);
  }

  isOver({ name, momentary }: EntryLayer): boolean {
    return momentary && !this.#open.has(name);
  }

  keepOnly(layers: readonly EntryLayer[]): void {
    for (const name of this.#open)
      if (!layers.some((layer) => layer.name === name)) this.#open.delete(name);
  }
}
