import { joinSome, plural, shipOrder } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { ordersKey } from '../../features/orders/order-reads.ts';
import type { readParcels } from './parcels.ts';

type Parcels = ReturnType<typeof readParcels>['parcels'];

/** Sends one parcel after the other, because each has a mail and a tracking number of its own. */
export function useShipOrders(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    async mutationFn(parcels: Parcels) {
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
