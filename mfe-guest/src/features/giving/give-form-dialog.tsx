import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import styles from './checkout-dialog.module.css';
import type { GiveTexts } from './give-texts.ts';
import type { GiveSubmission } from './use-give-form.ts';
import type { GiveFieldsProps } from './give-fields.tsx';
import type { GiveSteps } from './use-give-steps.ts';

interface Props {
  readonly layer: HistoryLayer;
  readonly texts: GiveTexts;
  readonly submission: GiveSubmission;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The button that gives; undefined while nothing can be given. */
  readonly submit: { readonly busyLabel: string; readonly disabled?: boolean } | undefined;
  readonly back: { readonly label: string; readonly variant?: 'primary' | 'secondary' };
  readonly fields: Pick<GiveFieldsProps, 'steps'>;
  readonly beginAt?: RefObject<HTMLElement | null> | undefined;
  readonly aside?: ReactNode;
  /** Stands above what is said about the submission. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

const stepTitles = { who: 'Who you are', where: 'Where it goes', pay: 'Pay' } as const;

/** The dialog of every way to give: its buttons, and what is said while the server is busy or refuses. */
export function GiveFormDialog({
  layer,
  texts,
  submission,
  submit,
  back,
  fields,
  ...props
}: Props) {
  const { steps } = fields;
  const { isPending, stopRepeating, failure } = submission;
  const formId = useId();
  const isFirst = !steps || steps.step === 'who';
  // The form of an address needs the whole screen.
  const asksAddress = steps?.step === 'where';
  const isLast = !steps || steps.step === 'pay';
  return (
    <Dialog
      layer={
        steps
          ? // The entries of its steps close with it.
            { open: layer.open, onOpenChange: (open) => (open ? layer.show() : layer.close()) }
          : layer
      }
      title={texts.title}
      description={asksAddress ? undefined : texts.description}
      beginAt={props.beginAt}
      footer={
        <>
          {isFirst && props.aside}
          {stopRepeating && <Button onClick={stopRepeating}>Stop trying</Button>}
          {!stopRepeating && steps && !isFirst && <Button onClick={steps.back}>Back</Button>}
          {!stopRepeating && (!steps || !submit) && (
            <Button variant={back.variant} onClick={layer.close}>
              {back.label}
            </Button>
          )}
          {submit && (
            <Button type="submit" form={formId} variant="primary" busy={isPending} {...submit}>
              {isLast ? texts.submitLabel : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void props.onSubmit(event)}>
        <Stack>
          {steps && submit && <StepHeading {...steps} />}
          {(isLast || !submit) && props.lead}
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

function StepHeading({ heading, names, step }: Pick<GiveSteps, 'heading' | 'names' | 'step'>) {
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.step}>
      <span>{`Step ${names.indexOf(step) + 1} of ${names.length}: `}</span>
      {stepTitles[step]}
    </h3>
  );
}
