import { confirmationForm, type GuestGift } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { CountdownButton } from '@gift-registry/design-system/countdown-button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { OneTimeCode } from '@gift-registry/design-system/one-time-code';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { CodeConfirmation } from './use-code-confirmation.ts';
import type { CodeMail } from './use-code-mail.ts';

interface Props {
  readonly id: string;
  readonly gift: GuestGift;
  readonly confirmation: CodeConfirmation;
  readonly mail: CodeMail;
  readonly onChangeEmail: () => void;
}

export function CodeForm({ id, gift, confirmation, mail, onChangeEmail }: Props) {
  const { control, handleSubmit, setFocus, resetField } = useForm({
    resolver: zodResolver(confirmationForm),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(({ code }) => {
    mail.clear();
    confirmation.submit(code, () => setFocus('code'));
  });
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <Controller
          control={control}
          name="code"
          render={({ field, fieldState }) => (
            <OneTimeCode
              ref={field.ref}
              label="Code from our email"
              hint={
                <>
                  We sent a 6-digit code to <strong>{gift.codeSentTo}</strong>.
                </>
              }
              value={field.value}
              error={fieldState.error?.message ?? confirmation.fieldError}
              onValueChange={(digits) => {
                field.onChange(digits);
                confirmation.clear();
              }}
            />
          )}
        />
        <Cluster>
          <CountdownButton
            availableAt={mail.availableAt}
            waitingLabel="Send a new code in"
            variant="quiet"
            busy={mail.isPending}
            busyLabel="Sending..."
            onClick={() => {
              resetField('code');
              confirmation.clear();
              mail.send();
              setFocus('code');
            }}
          >
            Send a new code
          </CountdownButton>
          <Button variant="quiet" onClick={onChangeEmail}>
            Use another email address
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
