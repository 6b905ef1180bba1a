import type { Availability } from '@gift-registry/workers-contract';
import type { ProductFacts } from '../extract/product-facts.ts';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate } from './candidate.ts';

const availabilityOf = ({ offers }: ProductFacts) =>
  offers.find(({ availability }) => availability === 'in-stock')?.availability ??
  offers.find(({ availability }) => availability !== null)?.availability ??
  null;

/** In elements: a text this close to the price, the name or the button is about the product. */
const BESIDE = 6;

/** Structured data may be stale, and a button may do nothing: 'out of stock' beside the price beats both. */
export function rankAvailability(
  sources: readonly ProductFacts[],
  visible: VisibleFacts,
  hasPrice: boolean,
): Candidate<Availability>[] {
  const said = visible.stockTexts.find(({ availability }) => availability !== null);
  const isUnknown = visible.stockTexts.some(({ availability }) => availability === null);
  const says = (value: Availability, confidence: number): Candidate<Availability>[] => [
    { value, source: 'visible', confidence },
  ];
  const structured = sources.flatMap(({ source, ...facts }): Candidate<Availability>[] => {
    const value = availabilityOf({ source, ...facts });
    if (value === null) return [];
    const trust = source === 'shop-rule' ? 0.95 : source === 'state' ? 0.7 : 0.85;
    // Chains call what is sold in their stores only out of stock.
    const isDoubtful = value === 'out-of-stock' && source !== 'shop-rule' && visible.canBuy;
    return [{ value, source, confidence: isDoubtful ? 0.55 : trust }];
  });
  const isOut = visible.isSoldOut || said?.availability === 'out-of-stock';
  const isPlain =
    said?.availability === 'out-of-stock' && (said.isLabelled || said.distance <= BESIDE);
  const shown = [
    ...(isOut
      ? says('out-of-stock', isPlain ? 0.96 : visible.canBuy ? 0.6 : visible.isSoldOut ? 0.9 : 0.75)
      : []),
    ...(said?.availability && said.availability !== 'out-of-stock'
      ? says(said.availability, said.isLabelled ? 0.8 : 0.7)
      : []),
    ...(visible.canBuy ? says('in-stock', hasPrice ? 0.75 : 0.5) : []),
    // Most pages with a price sell it, and say so nowhere.
    ...(hasPrice && !isOut && !isUnknown ? says('in-stock', 0.55) : []),
  ];
  return [...structured, ...shown].sort((a, b) => b.confidence - a.confidence);
}
