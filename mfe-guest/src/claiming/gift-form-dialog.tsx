import type { SharedItem } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { GiftSummary } from './gift-summary.tsx';
import { nearestByPrice } from './nearest-by-price.ts';
import { OtherGifts } from './other-gifts.tsx';

interface Props {
  readonly item: SharedItem;
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** There while a submission is repeated because the server is busy. */
  readonly stopRepeating: (() => void) | undefined;
  readonly failureTitle: string;
  /** Why the gift can't be given any more; undefined while it can. */
  readonly refusal: string | undefined;
  /** Offered once the gift is gone. */
  readonly others: readonly SharedItem[];
  readonly onChoose: (item: SharedItem) => void;
  /** The message of a failed submission that belongs to no field. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly layer: HistoryLayer;
  readonly children: ReactNode;
}

/** The dialog around the purchase and the contribution form. */
export function GiftFormDialog(props: Props) {
  const { title, description, failureTitle, failure, refusal, stopRepeating } = props;
  const { onSubmit, layer, children } = props;
  const formId = useId();
  const others = refusal === undefined ? [] : nearestByPrice(props.item, props.others);
  return (
    <Dialog
      layer={layer}
      title={title}
      description={description}
      footer={
        refusal === undefined ? (
          <>
            {stopRepeating ? (
              <Button onClick={stopRepeating}>Stop trying</Button>
            ) : (
              <Button onClick={layer.close}>Cancel</Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={props.busy}
              busyLabel={props.busyLabel}
            >
              {props.submitLabel}
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
          <GiftSummary item={props.item} headingLevel={3} />
          {stopRepeating && (
            <Alert title="Still trying…">
              Many people are giving right now. Nothing is recorded twice.
            </Alert>
          )}
          {failure && (
            <Alert type="error" title={failureTitle}>
              {failure}
            </Alert>
          )}
          {!failure && refusal && <Alert type="warning">{refusal}</Alert>}
          <OtherGifts items={others} onChoose={props.onChoose} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
