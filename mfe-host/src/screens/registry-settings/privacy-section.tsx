import type { Registry } from '@gift-registry/bff-contract';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Stack } from '@gift-registry/design-system/layout';
import { QueryFailure } from '../../features/platform/query-failure.tsx';
import { SettingCard } from '../../features/registries/setting-card.tsx';
import { useAccess } from '../../features/sharing/sharing-queries.ts';
import { AddressForm } from './address-form.tsx';
import { GuestViewCards } from './guest-view-cards.tsx';
import { LinksSection } from './links-section.tsx';
import { PasscodeForm } from './passcode-form.tsx';

const failureTitle = 'Failed to load registry. Please try again.';

export function AddressesSection({ registry }: { readonly registry: Registry }) {
  const access = useAccess(registry.id);
  return (
    <Stack gap={5}>
      <LinksSection registry={registry} />
      <QueryFailure query={access} title={failureTitle} />
      {access.data && (
        <SettingCard
          id="address"
          title="Address of your own"
          lede="Easy to read out and to print on a card. The main link keeps working beside it."
        >
          <AddressForm
            registryId={registry.id}
            address={access.data.address}
            hasPasscode={access.data.passcode !== null}
          />
        </SettingCard>
      )}
    </Stack>
  );
}

export function PrivacySection({ registry }: { readonly registry: Registry }) {
  const access = useAccess(registry.id);
  if (access.isPending) return <Skeleton lines={6} />;
  return (
    <Stack gap={5}>
      {access.data && (
        <SettingCard
          id="passcode"
          title="Passcode"
          lede="Guests give it once on each device. Without it, the link shows nothing of your registry."
        >
          <PasscodeForm
            key={access.data.passcode}
            registryId={registry.id}
            passcode={access.data.passcode}
            guessedAt={access.data.passcodeGuessedAt}
          />
        </SettingCard>
      )}
      <GuestViewCards registry={registry} />
    </Stack>
  );
}
