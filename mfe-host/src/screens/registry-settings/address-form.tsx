import {
  registryAddress,
  removeRegistryAddress,
  setRegistryAddress,
  type RegistryAccess,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { ConfirmButton } from '../../features/platform/confirm-button.tsx';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

interface Props {
  readonly registryId: string;
  readonly address: RegistryAccess['address'];
  readonly hasPasscode: boolean;
}

export function AddressForm({ registryId, address, hasPasscode }: Props) {
  const api = useApi();
  const showToast = useToast();
  const params = { registryId };
  const remove = useSettingMutation({
    send: () => api(removeRegistryAddress, { params }),
    done: () => 'The address has ended.',
  });
  return (
    <TextSettingForm
      name="address"
      schema={registryAddress}
      send={(chosen) => api(setRegistryAddress, { params, body: { address: chosen } })}
      done={(_, chosen) => `Your registry opens at /r/${chosen} now.`}
      label={address ? 'Another address' : 'Address'}
      hint="For example asha-weds-dev: 4 to 40 letters, digits and hyphens."
      startSlot="/r/"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      submitLabel={address ? 'Change the address' : 'Use this address'}
      actions={
        address && (
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
        )
      }
    >
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
    </TextSettingForm>
  );
}
