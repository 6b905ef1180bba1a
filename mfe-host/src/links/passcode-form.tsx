import {
  maxPasscodeLength,
  passcode as passcodeSchema,
  removePasscode,
  setPasscode,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { dayOf } from '../gifts/gift-words.ts';
import { ConfirmButton } from '../registry-settings/confirm-button.tsx';
import { useSettingMutation } from '../registry-settings/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  /** Null without one. */
  readonly passcode: string | null;
  /** Set while somebody tries very many wrong ones. */
  readonly guessedAt: string | null;
}

const failureTitle = 'We could not save this. Please try again.';

/** Sets, changes or removes the passcode of a registry. */
export function PasscodeForm({ registryId, passcode, guessedAt }: Props) {
  const api = useApi();
  const params = { registryId };
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useSettingMutation({
    send: (chosen: string) => api(setPasscode, { params, body: { passcode: chosen } }),
    done: (saved) => `Guests are asked for “${saved.passcode}” now.`,
    failureTitle,
  });
  const remove = useSettingMutation({
    send: () => api(removePasscode, { params }),
    done: () => 'Guests need no passcode any more.',
    failureTitle,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = passcodeSchema.safeParse(typed);
        setProblem(chosen.error?.issues[0]?.message);
        if (chosen.success) save.mutate(chosen.data);
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <Stack gap={4}>
        {guessedAt !== null && (
          <Alert type="warning" title="Somebody is guessing your passcode">
            Since {dayOf(guessedAt)}, very many wrong ones were tried. We slow such tries down, and
            guests who know it still get in. A longer passcode is harder to guess.
          </Alert>
        )}
        {passcode !== null && (
          <p>
            Guests open your registry with <strong>{passcode}</strong>. Send it with the link. A new
            one asks everybody again.
          </p>
        )}
        {passcode !== null && !passcodeSchema.safeParse(passcode).success && (
          <p>
            It keeps working. It is easy to guess, though: when you have a moment, choose one of 6
            characters or more.
          </p>
        )}
        <TextField
          label={passcode === null ? 'Passcode' : 'Another passcode'}
          hint="6 to 40 characters, such as two words that your guests remember."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxPasscodeLength}
          value={typed}
          error={problem ?? (save.error?.field === 'passcode' ? save.error.message : undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
        <Cluster>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {passcode === null ? 'Ask for this passcode' : 'Change the passcode'}
          </Button>
          {passcode !== null && (
            <ConfirmButton
              label="Remove"
              about="passcode"
              title="Remove the passcode?"
              question="Everybody who has a link then sees your registry."
              confirm="Remove it"
              danger
              busy={remove.isPending}
              onConfirm={() => remove.mutate(undefined)}
            />
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
