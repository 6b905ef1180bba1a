import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useScrollToHash } from '@gift-registry/shell-contract';
import { useArriving } from '../screen/use-arriving.ts';
import { UpiSection } from '../upi/upi-section.tsx';
import { useUpiSettings } from '../upi/use-upi-settings.ts';
import { HostsSection } from './hosts/hosts-section.tsx';
import { useHosts } from './hosts/use-hosts.ts';
import { LifeSection } from './life/life-section.tsx';
import { SurpriseSection } from './surprise/surprise-section.tsx';
import { useSurprise } from './surprise/use-surprise.ts';

export function SettingsSections({ registry }: { readonly registry: Registry }) {
  const waits = useArriving([
    useSurprise(registry.id),
    useUpiSettings(registry),
    useHosts(registry.id),
  ]);
  useScrollToHash(!waits);
  if (waits) return <Skeleton lines={6} />;
  return (
    <>
      <Section part="surprise" title="Surprise">
        <SurpriseSection registry={registry} />
      </Section>
      <Section part="upi" id="upi" title="Money by UPI">
        <UpiSection registry={registry} />
      </Section>
      <Section part="hosts" title="Hosts">
        <HostsSection registry={registry} />
      </Section>
      <Section part="life" id="complete" title="Complete, copy or delete">
        <LifeSection registry={registry} />
      </Section>
      <Cluster>
        <Button href={`/gifts/${registry.id}`} linkComponent={Link}>
          Gift Book
        </Button>
        <Button href={`/links/${registry.id}`} linkComponent={Link}>
          Links and privacy
        </Button>
        <Button href="/mail-settings" linkComponent={Link}>
          Mails to you
        </Button>
        <Button href="/deleted-registries" linkComponent={Link}>
          Deleted registries
        </Button>
      </Cluster>
    </>
  );
}
