import { Card } from '@gift-registry/design-system/card';
import { Section } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { useScrollToHash } from '@gift-registry/shell-contract';
import { QueryFailure } from '../../../features/platform/failure/query-failure.tsx';
import { AddressForm } from './address-form.tsx';
import { PasscodeForm } from './passcode-form.tsx';
import { useAccess } from '../../../features/sharing/use-access.ts';

export function AccessSection({ registryId }: { readonly registryId: string }) {
  const access = useAccess(registryId);
  useScrollToHash(!access.isPending);
  if (access.isPending) return <Skeleton lines={6} />;
  if (access.isError && !access.data)
    return <QueryFailure query={access} title="Failed to load registry. Please try again." />;
  const { address, passcode, passcodeGuessedAt } = access.data;
  return (
    <>
      <Section
        title="Address of your own"
        lede="Easy to read out and to print on a card. The main link keeps working beside it."
      >
        <Card>
          <AddressForm registryId={registryId} address={address} hasPasscode={passcode !== null} />
        </Card>
      </Section>
      <Section
        id="passcode"
        title="Passcode"
        lede="Guests give it once on each device. Without it, the link shows nothing of your registry."
      >
        <Card>
          <PasscodeForm
            key={passcode}
            registryId={registryId}
            passcode={passcode}
            guessedAt={passcodeGuessedAt}
          />
        </Card>
      </Section>
    </>
  );
}
