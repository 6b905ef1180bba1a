import type { Availability } from '@gift-registry/workers-contract';
import { isSamePicture } from './same-picture.ts';
import type { PageTruth } from './truth.ts';

export interface ExtractedFields {
  readonly name: string | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly image: string | null;
  readonly description: string | null;
  readonly availability: Availability | null;
}

export type FieldVerdict = 'right' | 'wrong' | 'missing' | 'correctly-empty' | 'false-positive';

export type Score = Readonly<Record<keyof ExtractedFields, FieldVerdict>>;

const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function verdict<Value>(
  extracted: Value | null,
  truths: readonly Value[],
  isSame: (extracted: Value, truth: Value) => boolean,
): FieldVerdict {
  if (truths.length === 0) return extracted === null ? 'correctly-empty' : 'false-positive';
  if (extracted === null) return 'missing';
  return truths.some((truth) => isSame(extracted, truth)) ? 'right' : 'wrong';
}

const known = <Value>(value: Value | null, others: readonly Value[]) =>
  value === null ? [] : [value, ...others];

const isSameText = (one: string, other: string) => words(one) === words(other);
const isSameAmount = (one: number, other: number) => Math.abs(one - other) < 0.006;

export const isRightPrice = (amount: number, { price, price_alt }: PageTruth) =>
  known(price, price_alt).some((other) => isSameAmount(amount, other));

/** A further right answer without a slash is the part of an address that all sizes share. */
const hasPart = (address: string, part: string) => !part.includes('/') && address.includes(part);

const isOut = (availability: string) => /^out.of.stock$/.test(availability);

export function score(extracted: ExtractedFields, truth: PageTruth): Score {
  const base = truth.url;
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  return {
    name: verdict(extracted.name, known(truth.name, truth.name_alt), isSameText),
    price: verdict(extracted.price, known(truth.price, truth.price_alt), isSameAmount),
    currency: verdict(extracted.currency, known(truth.currency, []), (one, other) => one === other),
    image: verdict(
      extracted.image,
      known(truth.image, truth.image_alt),
      (one, other) => hasPart(one, other) || isSamePicture(absolute(one), absolute(other)),
    ),
    description: verdict(
      extracted.description,
      known(truth.description_contains, truth.description_alt),
      (one, other) => words(one).includes(words(other)),
    ),
    availability:
      truth.availability === null
        ? 'correctly-empty'
        : verdict<string>(
            extracted.availability,
            [truth.availability],
            (one, other) => isOut(one) === isOut(other),
          ),
  };
}
