import {
  type ApiError,
  errorMessages,
  formatDay,
  freePromise,
  formatRupees,
  type HostGift,
  upiNote,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { giftBookKey } from '../../features/gift-book/use-gift-book.ts';
import styles from './gift-row.module.css';

/** The guest’s words about promised money, by which the host finds it in the bank. */
export function GiftPayment({ gift, giver }: { readonly gift: HostGift; readonly giver: string }) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const free = useMutation<unknown, ApiError>({
    mutationFn: () => api(freePromise, { params: { giftId: gift.id } }),
    onSuccess: () => showToast({ type: 'success', title: 'Others can give it now.' }),
    onError: (error) => showToast(failureToast(errorMessages.notSaved, error)),
    onSettled: () => void client.invalidateQueries({ queryKey: giftBookKey }),
  });
  const { payment } = gift;
  if (!payment || gift.receivedAt !== null || gift.state === 'released') return null;
  const { paidAt, payBy, reference, isReferenceRepeated, canBeFreed } = payment;
  if (!paidAt)
    return payBy && <p className={styles.day}>{`To be paid until ${formatDay(payBy)}`}</p>;
  return (
    <>
      <p className={styles.day}>
        {[
          `Sent ${formatDay(paidAt)}`,
          `note ‘${upiNote(gift.id)}’`,
          reference && `UPI reference ${reference}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isReferenceRepeated && (
        <p className={styles.day}>Another gift has the same UPI reference.</p>
      )}
      {canBeFreed && (
        <ConfirmButton
          label="It never arrived"
          about={`${gift.productName}, from ${giver}`}
          title="Free this promise?"
          question={`${formatRupees(gift.amount ?? 0)} from ${giver} can then be given by others. We tell the guest if they left an email.`}
          confirm="Free it"
          busy={free.isPending}
          onConfirm={() => free.mutate()}
        />
      )}
    </>
  );
}
