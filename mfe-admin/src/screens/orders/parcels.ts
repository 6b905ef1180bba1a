import { shipOrder, type RequestOf } from '@gift-registry/bff-contract';

interface Parcel {
  readonly number: string;
  readonly body: RequestOf<typeof shipOrder>['body'];
}

interface Typed {
  readonly carrier: string;
  /** One tracking number a line, in the order of the parcels; may be empty. */
  readonly lines: string;
}

interface Read {
  readonly parcels: readonly Parcel[];
  readonly problems: { readonly carrier?: string; readonly lines?: string };
}

export function readParcels(numbers: readonly string[], { carrier, lines }: Typed): Read {
  const { shape } = shipOrder.body;
  const named = shape.carrier.safeParse(carrier);
  const tracking = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tooLong = tracking
    .map((each) => shape.trackingNumber.safeParse(each).error?.issues[0]?.message)
    .find(Boolean);
  const isFull = tracking.length === 0 || tracking.length === numbers.length;
  const problems = {
    ...(named.error && { carrier: named.error.issues[0]?.message ?? '' }),
    ...(!isFull && {
      lines: `Please enter ${numbers.length} numbers, one a line, or none. You have entered ${tracking.length}.`,
    }),
    ...(tooLong && { lines: tooLong }),
  };
  if (!named.success || !isFull || tooLong) return { parcels: [], problems };
  return {
    parcels: numbers.map((number, index) => ({
      number,
      body: { carrier: named.data, trackingNumber: tracking[index] ?? null },
    })),
    problems,
  };
}
