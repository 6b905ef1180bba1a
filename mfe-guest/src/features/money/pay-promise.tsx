import {
  type GiftChange,
  type GuestGift,
  paidForm,
  unshownProblem,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useGiftMutation } from '../own-gifts/use-gift-mutation.ts';
import { useFormatDay } from '../platform/use-format-instant.ts';
import { UpiHandOver, useHandOver, ReferenceField } from './upi-hand-over.tsx';

interface Props {
  readonly shareCode: string;
  readonly gift: Pick<GuestGift, 'id'>;
  readonly onPaid: (change: GiftChange) => void;
}

export function PayPromise({ shareCode, gift, onPaid }: Props) {
  const { data, error, refetch } = useHandOver(shareCode, gift.id);
  const formatDay = useFormatDay();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(paidForm.fields),
    defaultValues: { reference: '' },
  });
  const paid = useGiftMutation<string | null>(
    shareCode,
    (api, reference) =>
      api('sayPaid', { params: { shareCode, giftId: gift.id }, body: { paid: true, reference } }),
    { onSuccess: onPaid },
  );
  const problem = unshownProblem(formState.errors, ['reference']) ?? paid.error?.message;
  if (error)
    return <LoadFailure title="We couldn’t open the payment" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <Stack gap={5}>
      <UpiHandOver shareCode={shareCode} giftId={gift.id} handOver={data} headingLevel={3} />
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(({ reference }) => paid.mutate(reference))(event)}
      >
        <Stack gap={4}>
          <ReferenceField
            control={register('reference')}
            error={formState.errors.reference?.message}
          />
          {problem !== undefined && (
            <Alert type="error" title="We couldn’t mark this as paid">
              {problem}
            </Alert>
          )}
          <Button type="submit" variant="primary" fullWidth busy={paid.isPending}>
            I have paid
          </Button>
          {data.payBy && <p>{`Kept for you until ${formatDay(data.payBy)}.`}</p>}
        </Stack>
      </form>
    </Stack>
  );
}
