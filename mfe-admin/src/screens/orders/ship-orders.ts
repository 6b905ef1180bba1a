import { joinSome, plural, type RequestOf, shipOrder } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { ordersKey } from '../../features/orders/order-reads.ts';

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

/** Sends one parcel after the other, because each has a mail and a tracking number of its own. */
export function useShipOrders(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    async mutationFn(parcels: readonly Parcel[]) {
      const failed: string[] = [];
      for (const { number, body } of parcels)
        await api(shipOrder, { params: { number }, body }).catch(() => failed.push(number));
      return failed;
    },
    onSuccess(failed, parcels) {
      const sent = plural(
        parcels.length - failed.length,
        '1 parcel is on its way',
        '# parcels are on their way',
      );
      showToast(
        failed.length === 0
          ? { type: 'success', title: sent }
          : {
              type: 'warning',
              title: `${sent}, ${plural(failed.length, '# was not sent', '# were not sent')}`,
              description: `Please look again at ${joinSome(failed.slice(0, 5), failed.length - 5)}.`,
            },
      );
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  });
}
