import { Stack } from '@gift-registry/design-system/layout';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** Browsers ignore Enter while the submit button is disabled; here it shows the validation errors. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const composing = event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || composing || !(event.target instanceof HTMLInputElement)) return;
  const form = event.currentTarget;
  if (form.querySelector('[type="submit"]:disabled')) form.requestSubmit();
}

export function AuthForm({ onSubmit, children }: Props) {
  return (
    <form
      noValidate
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Stack>{children}</Stack>
    </form>
  );
}
