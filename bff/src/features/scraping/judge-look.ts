import type { Availability, ScrapeOutcome } from '@gift-registry/workers-contract';

export interface WatchedProduct {
  readonly price: number | null;
  readonly currency: string;
  readonly keepsPrice: boolean;
  readonly unchangedLooks: number;
  readonly suspectedPrice: number | null;
  readonly suspectedCurrency: string | null;
  readonly isOutOfStock: boolean;
  readonly suspectsOutOfStock: boolean;
  readonly failedDays: number;
  readonly lastFailedOn: string | null;
}

export interface Look {
  readonly outcome: ScrapeOutcome;
  readonly price: number | null;
  readonly currency: string | null;
  readonly availability: Availability | null;
}

interface Price {
  readonly price: number;
  readonly currency: string;
}

export interface Verdict {
  readonly newPrice: Price | null;
  /** The page showed a price that counts, changed or not. */
  readonly isPriceRead: boolean;
  readonly suspected: Price | null;
  readonly suspectsOutOfStock: boolean;
  readonly isOutOfStock: boolean;
  readonly failedDays: number;
  readonly lastFailedOn: string | null;
  readonly unchangedLooks: number;
  /** Hours until the next look, without jitter. */
  readonly nextLookHours: number;
  readonly news: readonly ('dropped' | 'out-of-stock' | 'gone')[];
}

const SUSPICIOUS_CHANGE = 0.6;
const SECOND_LOOK_HOURS = 6;
const DAY_HOURS = 24;
const MAX_DAYS = 7;
const FAILED_DAYS = 3;

/** A shop that blocks us or is slow says nothing about the page. */
const missesPage = (outcome: ScrapeOutcome): boolean =>
  outcome === 'unreachable' || outcome === 'not-a-product';

const isReadable = (outcome: ScrapeOutcome): boolean => outcome === 'ok' || outcome === 'partial';

const hoursAfter = (unchangedLooks: number): number =>
  Math.min(MAX_DAYS, 1 + Math.floor(unchangedLooks / 3)) * DAY_HOURS;

const isSuspicious = (stored: WatchedProduct, { price, currency }: Price): boolean =>
  stored.price !== null &&
  (currency !== stored.currency || Math.abs(price / stored.price - 1) > SUSPICIOUS_CHANGE);

const isSuspectedOne = (stored: WatchedProduct, { price, currency }: Price): boolean =>
  stored.suspectedPrice === price && stored.suspectedCurrency === currency;

function judgePrice(stored: WatchedProduct, { price, currency }: Look) {
  if (stored.keepsPrice || !price || currency === null)
    return { newPrice: null, isPriceRead: false, suspected: null };
  const shown = { price, currency };
  if (stored.price === price && stored.currency === currency)
    return { newPrice: null, isPriceRead: true, suspected: null };
  return isSuspicious(stored, shown) && !isSuspectedOne(stored, shown)
    ? { newPrice: null, isPriceRead: false, suspected: shown }
    : { newPrice: shown, isPriceRead: true, suspected: null };
}

function judgeStock(stored: WatchedProduct, { availability }: Look) {
  const { isOutOfStock, suspectsOutOfStock } = stored;
  if (availability === null) return { isOutOfStock, suspectsOutOfStock: false };
  if (availability !== 'out-of-stock') return { isOutOfStock: false, suspectsOutOfStock: false };
  return isOutOfStock || suspectsOutOfStock
    ? { isOutOfStock: true, suspectsOutOfStock: false }
    : { isOutOfStock: false, suspectsOutOfStock: true };
}

function judgeFailure(stored: WatchedProduct, look: Look | null, today: string): Verdict {
  const isNewDay = stored.lastFailedOn !== today;
  const counts = look !== null && missesPage(look.outcome);
  const failedDays =
    counts && isNewDay ? Math.min(FAILED_DAYS, stored.failedDays + 1) : stored.failedDays;
  return {
    newPrice: null,
    isPriceRead: false,
    suspected: null,
    suspectsOutOfStock: false,
    isOutOfStock: stored.isOutOfStock,
    failedDays,
    lastFailedOn: counts ? today : stored.lastFailedOn,
    unchangedLooks: stored.unchangedLooks,
    nextLookHours: failedDays === FAILED_DAYS ? MAX_DAYS * DAY_HOURS : DAY_HOURS,
    news: failedDays === FAILED_DAYS && stored.failedDays < FAILED_DAYS ? ['gone'] : [],
  };
}

/** Decides the consequences of one look: one strange reading changes nothing. `look` is null when the job failed. */
export function judgeLook(stored: WatchedProduct, look: Look | null, today: string): Verdict {
  if (look === null || !isReadable(look.outcome)) return judgeFailure(stored, look, today);
  const price = judgePrice(stored, look);
  const stock = judgeStock(stored, look);
  const soldOut = stock.isOutOfStock && !stored.isOutOfStock;
  const hasChanged = price.newPrice !== null || stock.isOutOfStock !== stored.isOutOfStock;
  const waitsForSecond = price.suspected !== null || stock.suspectsOutOfStock;
  const unchangedLooks = hasChanged || waitsForSecond ? 0 : stored.unchangedLooks + 1;
  const dropped =
    price.newPrice !== null &&
    stored.price !== null &&
    price.newPrice.currency === stored.currency &&
    price.newPrice.price < stored.price;
  return {
    ...price,
    ...stock,
    failedDays: 0,
    lastFailedOn: null,
    unchangedLooks,
    nextLookHours: waitsForSecond ? SECOND_LOOK_HOURS : hoursAfter(unchangedLooks),
    news: [
      ...(dropped ? (['dropped'] as const) : []),
      ...(soldOut ? (['out-of-stock'] as const) : []),
    ],
  };
}
