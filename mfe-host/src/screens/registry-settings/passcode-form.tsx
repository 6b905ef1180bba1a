import {
  formatDay,
  maxPasscodeLength,
  passcode as passcodeSchema,
  removePasscode,
  setPasscode,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  readonly passcode: string | null;
  readonly guessedAt: string | null;
}

export function PasscodeForm({ registryId, passcode, guessedAt }: Props) {
  const api = useApi();
  const params = { registryId };
  const remove = useSettingMutation({
    send: () => api(removePasscode, { params }),
    done: () => 'Guests need no passcode any more.',
  });
  return (
    <TextSettingForm
      name="passcode"
      schema={passcodeSchema}
      send={(chosen) => api(setPasscode, { params, body: { passcode: chosen } })}
      done={(saved) => `Guests are asked for “${saved.passcode}” now.`}
      label={passcode === null ? 'Passcode' : 'Another passcode'}
      hint="6 to 40 characters, such as two words that your guests remember."
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxPasscodeLength}
      submitLabel={passcode === null ? 'Ask for this passcode' : 'Change the passcode'}
      actions={
        passcode !== null && (
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
        )
      }
    >
      {guessedAt !== null && (
        <Alert type="warning" title="Somebody is guessing your passcode">
          Since {formatDay(guessedAt)}, very many wrong ones were tried. We slow such tries down,
          and guests who know it still get in. A longer passcode is harder to guess.
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
    </TextSettingForm>
  );
}
