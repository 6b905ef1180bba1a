import type { EvidenceSource } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { Picture } from '../extract/visible/pictures.ts';
import type { Candidate } from './candidate.ts';

const NO_PICTURE =
  /logo|favicon|android-icon|apple-touch|placeholder|no-?image|noimg|default[-_]?(?:image|og|share|product)|(?:social|og|fb|facebook|share)[-_]?(?:image|share|default|card|logo)|opengraph|\/(?:share|social|default|facebook|og)\.(?:png|jpe?g|webp|gif)|spacer|blank\.|sprite|captcha|\.svg(?:$|\?)/i;

const WORTH: Partial<Record<EvidenceSource, number>> = {
  'shop-rule': 0.95,
  'json-ld': 0.9,
  microdata: 0.8,
  rdfa: 0.8,
  'open-graph': 0.82,
  state: 0.6,
};
const MAX_IMAGES = 10;

export function rankImages(
  sources: readonly ProductFacts[],
  pictures: readonly Picture[],
): Candidate<string>[] {
  const chosen = new Map<string, Candidate<string>>();
  const add = (value: string, source: EvidenceSource, score: number) => {
    const confidence = score - (NO_PICTURE.test(value) ? 0.5 : 0);
    const known = chosen.get(value);
    if (!known || known.confidence < confidence) chosen.set(value, { value, source, confidence });
  };
  for (const { images, source } of sources)
    for (const [index, value] of images.entries())
      add(value, source, (WORTH[source] ?? 0.5) - index * 0.001);
  for (const { address, confidence } of pictures) add(address, 'visible', confidence);
  return [...chosen.values()].sort((a, b) => b.confidence - a.confidence).slice(0, MAX_IMAGES);
}
