import { giftMessages, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { RefusedGift } from '../given-gifts/own-hold.tsx';
import type { GiftFormTexts } from './gift-form-texts.ts';
import { GiftSummary } from './gift-summary.tsx';
import { nearestByPrice } from './other-gifts/nearest-by-price.ts';
import { OtherGifts } from './other-gifts/other-gifts.tsx';
import type { GiftSubmission } from './submission/use-gift-submission.ts';

export interface GiftDialogProps {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly item: SharedItem;
  /** Chooses another gift; the typed text stays. */
  readonly onChoose: (item: SharedItem) => void;
  readonly layer: HistoryLayer;
}

interface Props
  extends
    GiftFormTexts,
    Pick<GiftDialogProps, 'shareCode' | 'items' | 'item' | 'onChoose' | 'layer'> {
  readonly busyLabel: string;
  /** Why a gift can't be given this way now; undefined while it can. */
  readonly refusalOf: (item: SharedItem) => string | undefined;
  readonly submission: GiftSubmission;
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function GiftFormDialog(props: Props) {
  const { title, description, submitLabel, busyLabel, failureTitle } = props;
  const { shareCode, items, item, layer, refusalOf, submission, onSubmit, aside, children } = props;
  const { isPending, stopRepeating, failure, reset } = submission;
  const formId = useId();
  const isListed = items.some(({ id }) => id === item.id);
  const reason = isListed ? refusalOf(item) : giftMessages.notOnList;
  const refusal = isPending ? undefined : reason;
  const givable = items.filter((other) => refusalOf(other) === undefined);
  const others = refusal === undefined ? [] : nearestByPrice(item, givable);
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      footer={
        refusal === undefined ? (
          <>
            {aside}
            {stopRepeating ? (
              <Button onClick={stopRepeating}>Stop trying</Button>
            ) : (
              <Button onClick={layer.close}>Cancel</Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={isPending}
              busyLabel={busyLabel}
            >
              {submitLabel}
            </Button>
          </>
        ) : (
          <Button variant={others.length > 0 ? 'secondary' : 'primary'} onClick={layer.close}>
            Back to the wish list
          </Button>
        )
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack>
          <GiftSummary item={item} headingLevel={3} />
          {stopRepeating && (
            <Alert title="Still trying…">
              Many people are giving right now. Nothing is recorded twice.
            </Alert>
          )}
          {!failure && refusal && (
            <RefusedGift shareCode={shareCode} itemId={item.id}>
              <Alert type="warning">{refusal}</Alert>
            </RefusedGift>
          )}
          <OtherGifts
            items={others}
            onChoose={(other) => {
              reset();
              props.onChoose(other);
            }}
          />
          {children}
          {failure && (
            <Alert type="error" title={failureTitle}>
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
