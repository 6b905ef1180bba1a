import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useScrollToHash } from '@gift-registry/shell-contract';
import { useArriving } from '../../features/platform/use-arriving.ts';
import { UpiSection } from '../../features/money/upi-section.tsx';
import { useUpiSettings } from '../../features/money/use-upi-settings.ts';
import { useAccess } from '../../features/sharing/sharing-queries.ts';
import { useGuestView } from './guest-view-cards.tsx';
import { HostsSection } from './hosts-section.tsx';
import { useHosts } from './use-hosts.ts';
import { useLinks } from './links-section.tsx';
import { LifeSection } from './life-section.tsx';
import { AddressesSection, PrivacySection } from './privacy-section.tsx';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-sections.module.css';
import { SurpriseSection } from './surprise-section.tsx';
import { useSurprise } from './use-surprise.ts';

export function SettingsSections({ registry }: { readonly registry: Registry }) {
  const waits = useArriving([
    useSurprise(registry.id),
    useUpiSettings(registry),
    useHosts(registry.id),
    useLinks(registry.id),
    useAccess(registry.id),
    useGuestView(registry.id),
  ]);
  useScrollToHash(!waits);
  if (waits) return <Skeleton lines={6} />;
  const parts = [
    {
      id: 'links',
      title: 'Links',
      lede: 'Give each group a link of its own, and end one without the others.',
      content: <AddressesSection registry={registry} />,
    },
    { id: 'privacy', title: 'Privacy', content: <PrivacySection registry={registry} /> },
    { id: 'upi', title: 'Money by UPI', content: <UpiSection registry={registry} /> },
    {
      id: 'hosts',
      title: 'Hosts',
      content: (
        <>
          <HostsSection registry={registry} />
          <h3>Surprise</h3>
          <SurpriseSection registry={registry} />
        </>
      ),
    },
    {
      id: 'complete',
      title: 'Complete, copy or delete',
      content: <LifeSection registry={registry} />,
    },
  ];
  const pages = [
    { href: `/gifts/${registry.id}`, label: 'Gift Book' },
    { href: `/registry-link-share/${registry.id}`, label: 'Share Your Registry' },
    { href: '/mail-settings', label: 'Mails to you' },
    { href: '/deleted-registries', label: 'Deleted registries' },
  ];
  return (
    <div className={styles.settings}>
      <SettingsNav parts={parts} pages={pages} />
      <div className={styles.parts}>
        {parts.map(({ id, title, lede, content }) => (
          <Section key={id} id={id} part={id} title={title} lede={lede} tabIndex={-1}>
            {content}
          </Section>
        ))}
        <Cluster className={styles.pages}>
          {pages.map(({ href, label }) => (
            <Button key={href} href={href} linkComponent={Link}>
              {label}
            </Button>
          ))}
        </Cluster>
      </div>
    </div>
  );
}
