import {
  registryAddress,
  removeRegistryAddress,
  setRegistryAddress,
  type RegistryAccess,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../api.ts';
import { ConfirmButton } from '../registry-settings/confirm-button.tsx';
import { useSettingMutation } from '../registry-settings/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  readonly address: RegistryAccess['address'];
  readonly hasPasscode: boolean;
}

const failureTitle = 'We could not save this. Please try again.';

/** Gives the registry a readable address, changes it or ends it. */
export function AddressForm({ registryId, address, hasPasscode }: Props) {
  const api = useApi();
  const showToast = useToast();
  const params = { registryId };
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useSettingMutation({
    send: (name: string) => api(setRegistryAddress, { params, body: { address: name } }),
    done: (_, name) => `Your registry opens at /r/${name} now.`,
    onDone: () => setTyped(''),
    failureTitle,
  });
  const remove = useSettingMutation({
    send: () => api(removeRegistryAddress, { params }),
    done: () => 'The address has ended.',
    failureTitle,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = registryAddress.safeParse(typed);
        setProblem(name.error?.issues[0]?.message);
        if (name.success) save.mutate(name.data);
      }}
    >
      <Stack gap={4}>
        {address && (
          <CopyField
            label="Your address"
            value={address.url}
            onCopyFailed={() => showToast({ type: 'error', title: 'Failed to copy to clipboard.' })}
          />
        )}
        {address && !hasPasscode && (
          <Alert type="info" title="An address that is easy to read is easy to guess.">
            Anyone who tries it sees your wish list. Add a passcode below if that bothers you.
          </Alert>
        )}
        <TextField
          label={address ? 'Another address' : 'Address'}
          hint="For example asha-weds-dev: 4 to 40 letters, digits and hyphens."
          startSlot="/r/"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={problem ?? (save.error?.field === 'address' ? save.error.message : undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
            save.reset();
          }}
        />
        <Cluster>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {address ? 'Change the address' : 'Use this address'}
          </Button>
          {address && (
            <ConfirmButton
              label="End"
              about={address.name}
              title="End this address?"
              question="It stops at once. No other registry gets it within a year."
              confirm="End it"
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
