import type { ProductFacts } from '../extract/product-facts.ts';
import type { Chosen } from './choose-name.ts';

const NO_PICTURE = /logo|favicon|placeholder|no-?image|default-?image|spacer|blank\.|sprite/i;

const WORTH = {
  'json-ld': 0.9,
  microdata: 0.8,
  rdfa: 0.8,
  'open-graph': 0.8,
  visible: 0.55,
} as const;

const worthOf = (source: string) =>
  Object.entries(WORTH).find(([name]) => name === source)?.[1] ?? 0.5;

export function chooseImages(sources: readonly ProductFacts[]): Chosen<string>[] {
  const chosen = new Map<string, Chosen<string>>();
  for (const { images, source } of sources)
    for (const value of images) {
      const doubt = NO_PICTURE.test(value) ? 0.5 : 0;
      if (!chosen.has(value))
        chosen.set(value, { value, source, confidence: worthOf(source) - doubt });
    }
  return [...chosen.values()].sort((a, b) => b.confidence - a.confidence).slice(0, 10);
}
