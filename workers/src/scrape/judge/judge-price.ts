import type { EvidenceSource, PricePlace } from '@gift-registry/workers-contract';
import type { Offer, ProductFacts } from '../extract/product-facts.ts';
import type { ScoredPriceTag } from '../extract/visible/score-price-tags.ts';
import type { VisibleFacts } from '../extract/visible/read-visible.ts';
import type { Candidate } from './candidate.ts';

export const isSameAmount = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** Evidence of one family has one author: what it repeats is no further evidence. */
type Family = 'data' | 'scripts' | 'shown';

export interface PriceStatement {
  readonly amount: number;
  readonly currency: string | null;
  readonly source: EvidenceSource;
  readonly family: Family;
  readonly place: PricePlace;
  /** The place of a shown price, as a score: between the name and the button, labelled as the price… */
  readonly score: number;
  /** Its place among the elements of the page, if it is shown. */
  readonly at: number;
}

export interface PriceEvidence {
  /** Data in the page for machines: JSON-LD, microdata, RDFa, Open Graph. */
  readonly data: readonly ProductFacts[];
  readonly scripts: readonly ProductFacts[];
  readonly shop: ProductFacts | null;
  readonly visible: VisibleFacts;
  readonly oldPrices: readonly number[];
}

export interface OfferedPrice {
  readonly amount: number;
  readonly currency: string | null;
  readonly place: PricePlace;
}

export interface PriceVerdict {
  readonly price: Pick<Candidate<number>, 'value' | 'source'> | null;
  /** The likelier first; empty when the price is certain. */
  readonly offered: readonly OfferedPrice[];
  readonly statements: readonly PriceStatement[];
  readonly reason: string;
}

const LEAST_SHOWN = 0.35;
const CLEARLY_SHOWN = 0.5;
const MARGIN = 0.1;
const MOST_REDUCED = 3;
/** In elements. */
const BESIDE = 3;

/** The shop's own block speaks first; a shop that is known needs no score. */
function readShown({ shop, visible }: PriceEvidence): PriceStatement[] {
  const own = (shop?.offers ?? []).flatMap(({ amount, currency }): PriceStatement[] =>
    amount === null
      ? []
      : [
          {
            amount,
            currency,
            source: 'shop-rule',
            family: 'shown',
            place: 'beside-button',
            score: 0.9,
            at: 0,
          },
        ],
  );
  const tags = visible.tags
    .filter(
      ({ tag, score, isSecondary, isCard, isOther }) =>
        !(tag.struck || isOther || isSecondary || isCard) && score >= LEAST_SHOWN,
    )
    .map(({ tag: { amount, currency, spot }, score, isBesideButton }): PriceStatement => ({
      at: spot.at,
      amount,
      currency,
      source: 'visible',
      family: 'shown',
      place: isBesideButton ? 'beside-button' : 'shown',
      score,
    }));
  const shown: PriceStatement[] = [];
  for (const statement of [...own, ...tags])
    if (!shown.some(({ amount }) => isSameAmount(amount, statement.amount))) shown.push(statement);
  return shown;
}

/** The variant that the page shows, or the only price of all; a choice of prices says nothing. */
function spokenOffer(
  offers: readonly Offer[],
  shown: readonly PriceStatement[],
): Offer | undefined {
  const priced = offers.filter(({ amount }) => amount !== null);
  const amounts = new Set(priced.map(({ amount }) => amount));
  const isRange = priced.some(
    ({ amount, upTo }) => upTo && amount !== null && !isSameAmount(upTo, amount),
  );
  if (amounts.size <= 1 && !isRange) return priced[0];
  const [first] = shown.flatMap(
    ({ amount }) => priced.find((offer) => offer.amount === amount) ?? [],
  );
  return first;
}

function readSpoken(
  facts: readonly ProductFacts[],
  family: 'data' | 'scripts',
  shown: readonly PriceStatement[],
): PriceStatement[] {
  return facts.flatMap(({ source, offers }) => {
    const offer = spokenOffer(offers, shown);
    if (!offer || offer.amount === null) return [];
    const { amount, currency } = offer;
    return [{ amount, currency, source, family, place: family, score: 0, at: 0 }];
  });
}

/** The host knows which of several variants is meant. */
const readVariants = (facts: readonly ProductFacts[]): PriceStatement[] =>
  facts.flatMap(({ source, offers }) =>
    offers.flatMap(({ amount, currency }): PriceStatement[] =>
      amount === null
        ? []
        : [{ amount, currency, source, family: 'data', place: 'data', score: 0, at: 0 }],
    ),
  );

const distinctAmounts = (statements: readonly PriceStatement[]) =>
  statements
    .map(({ amount }) => amount)
    .filter((amount, at, all) => all.findIndex((other) => isSameAmount(other, amount)) === at);

const HIGHEST_TAX = 1.28;

/** A price that the page strikes through, beside a lower one, is a former price wherever it is repeated. */
function isFormer(
  amount: number,
  { visible, oldPrices }: PriceEvidence,
  shown: readonly PriceStatement[],
) {
  if (oldPrices.some((old) => isSameAmount(old, amount))) return true;
  const isShown = shown.some((now) => isSameAmount(now.amount, amount));
  const isStruck = visible.strikethroughPrices.some((old) => isSameAmount(old, amount));
  if (isStruck && !isShown && shown.some((now) => now.amount < amount)) return true;
  // The data holds the net price, which is shown, too, and called so.
  const isNet = ({ tag }: ScoredPriceTag) => tag.saysOther && isSameAmount(tag.amount, amount);
  const isTaxed = ({ amount: gross }: PriceStatement) =>
    gross > amount && gross < amount * HIGHEST_TAX;
  return !isShown && visible.tags.some(isNet) && shown.some(isTaxed);
}

interface Decision {
  readonly amount: number | null;
  readonly reason: string;
}
const certain = (amount: number, reason: string): Decision => ({ amount, reason });
const doubt = (reason: string): Decision => ({ amount: null, reason });

function decide(
  spoken: readonly PriceStatement[],
  shown: readonly PriceStatement[],
  clear: number | null,
): Decision {
  const said = distinctAmounts(spoken);
  const isShown = (amount: number) => shown.some((each) => isSameAmount(each.amount, amount));
  const confirmed = said.filter(isShown);
  const [best, rival] = confirmed;
  if (best !== undefined) {
    if (clear !== null && !confirmed.some((amount) => isSameAmount(amount, clear)))
      return doubt('another price is shown clearly');
    if (clear !== null) return certain(clear, 'said and shown');
    if (rival !== undefined) return doubt('two prices are said and shown');
    // A list price that looks like the price beside it is often the one in the data.
    const at = shown.find(({ amount }) => isSameAmount(amount, best))?.at ?? 0;
    const isLower = ({ amount }: PriceStatement) => amount < best && !isSameAmount(amount, best);
    const isReduced = (each: PriceStatement) =>
      isLower(each) && each.amount > best / MOST_REDUCED && Math.abs(each.at - at) <= BESIDE;
    return shown.slice(0, 1).some(isLower) || shown.some(isReduced)
      ? doubt('a lower price is shown as clearly')
      : certain(best, 'said and shown');
  }
  const [only, other] = said;
  if (only === undefined)
    return clear === null ? doubt('no price is shown clearly') : certain(clear, 'shown only');
  if (shown.length > 0) return doubt('another price is said than shown');
  if (other !== undefined) return doubt('data and scripts disagree');
  return spoken.every(({ family }) => family === 'scripts')
    ? doubt('in scripts only')
    : certain(only, 'said only');
}

/** The shown price that has no equal on the page, or the one in the block that a known shop keeps for its price. */
function clearlyShown([first, second]: readonly PriceStatement[]): number | null {
  if (!first || first.score < CLEARLY_SHOWN) return null;
  if (first.source === 'shop-rule') return first.amount;
  return second === undefined || first.score - second.score >= MARGIN ? first.amount : null;
}

/** Where a known shop's own block is empty, as of a product that is sold out, other prices belong to others. */
const missesShopBlock = (shop: ProductFacts | null) =>
  shop !== null && shop.offers.every(({ amount }) => amount === null);

const MOST_OFFERED = 3;

const familiesOf = (statements: readonly PriceStatement[], wanted: number) =>
  new Set(
    statements.filter(({ amount }) => isSameAmount(amount, wanted)).map(({ family }) => family),
  ).size;

/** Amounts of which more families speak come first. */
function offer(statements: readonly PriceStatement[]): OfferedPrice[] {
  return distinctAmounts(statements)
    .toSorted((a, b) => familiesOf(statements, b) - familiesOf(statements, a))
    .slice(0, MOST_OFFERED)
    .flatMap((amount) => {
      const own = statements.filter((each) => isSameAmount(each.amount, amount));
      const currency = own.find((each) => each.currency !== null)?.currency ?? null;
      return own.slice(0, 1).map(({ place }) => ({ amount, currency, place }));
    });
}

/**
 * A price is certain when two families of evidence agree on it, or one speaks and none contradicts. Otherwise the host
 * chooses: a price that looks sure is never checked.
 */
export function judgePrice(evidence: PriceEvidence): PriceVerdict {
  const shown = readShown(evidence);
  const spoken = [
    ...readSpoken(evidence.data, 'data', shown),
    ...readSpoken(evidence.scripts, 'scripts', shown),
  ].filter(({ amount }) => !isFormer(amount, evidence, shown));
  const clear = missesShopBlock(evidence.shop) ? null : clearlyShown(shown);
  const { amount, reason } = decide(spoken, shown, clear);
  const said = [...shown, ...spoken];
  const statements = said.length > 0 ? said : readVariants(evidence.data);
  if (amount === null) return { price: null, offered: offer(statements), statements, reason };
  const isIt = (each: PriceStatement) => isSameAmount(each.amount, amount);
  const source = (spoken.find(isIt) ?? shown.find(isIt))?.source ?? 'visible';
  return { price: { value: amount, source }, offered: [], statements, reason };
}
