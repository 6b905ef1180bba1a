import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { GiveTexts } from './give-texts.ts';
import type { GiveSubmission } from './use-give-form.ts';

interface Props {
  readonly layer: HistoryLayer;
  readonly texts: GiveTexts;
  readonly submission: GiveSubmission;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The button that gives; undefined while nothing can be given. */
  readonly submit: { readonly busyLabel: string; readonly disabled?: boolean } | undefined;
  readonly back: { readonly label: string; readonly variant?: 'primary' | 'secondary' };
  readonly beginAt?: RefObject<HTMLElement | null>;
  readonly aside?: ReactNode;
  /** Stands above what is said about the submission. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog of every way to give: its buttons, and what is said while the server is busy or refuses. */
export function GiveFormDialog({ layer, texts, submission, submit, back, ...props }: Props) {
  const { isPending, stopRepeating, failure } = submission;
  const formId = useId();
  return (
    <Dialog
      layer={layer}
      title={texts.title}
      description={texts.description}
      beginAt={props.beginAt}
      footer={
        <>
          {props.aside}
          {stopRepeating ? (
            <Button onClick={stopRepeating}>Stop trying</Button>
          ) : (
            <Button variant={back.variant} onClick={layer.close}>
              {back.label}
            </Button>
          )}
          {submit && (
            <Button type="submit" form={formId} variant="primary" busy={isPending} {...submit}>
              {texts.submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void props.onSubmit(event)}>
        <Stack>
          {props.lead}
          {stopRepeating && (
            <Alert title="Still trying…">
              Many people are giving right now. Nothing is recorded twice.
            </Alert>
          )}
          {props.children}
          {failure && (
            <Alert type="error" title={texts.failureTitle}>
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
