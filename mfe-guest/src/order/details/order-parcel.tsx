import type { GuestOrder } from '@gift-registry/bff-contract';
import { CopyField } from '@gift-registry/design-system/copy-field';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { useScriptsRun } from '../../scripts/use-scripts-run.ts';
import { Facts } from './facts.tsx';

export function OrderParcel({ order }: { readonly order: GuestOrder }) {
  const { carrier, trackingNumber, trackingUrl } = order;
  const scriptsRun = useScriptsRun();
  const showToast = useToast();
  if (carrier === null) return null;
  return (
    <Section title="Your parcel">
      <Stack gap={4}>
        <Facts
          facts={[
            ['Carrier', carrier],
            ['Tracking number', scriptsRun ? undefined : trackingNumber],
          ]}
        />
        {scriptsRun && trackingNumber !== null && (
          <CopyField
            label="Tracking number"
            value={trackingNumber}
            onCopyFailed={() =>
              showToast({
                type: 'error',
                title: 'Your browser did not let us copy',
                description: 'The number is selected, so you can copy it yourself.',
              })
            }
          />
        )}
        {trackingUrl !== null && (
          <TextLink external variant="standalone" href={trackingUrl}>
            Follow the parcel at {carrier}
          </TextLink>
        )}
      </Stack>
    </Section>
  );
}
