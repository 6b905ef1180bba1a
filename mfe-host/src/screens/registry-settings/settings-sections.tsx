import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Section } from '@gift-registry/design-system/layout';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useScrollToHash } from '@gift-registry/shell-contract';
import { useArriving } from '../../features/platform/use-arriving.ts';
import { UpiSection } from '../../features/money/upi-section.tsx';
import { useUpiSettings } from '../../features/money/use-upi-settings.ts';
import { HostsSection } from './hosts-section.tsx';
import { useHosts } from './use-hosts.ts';
import { LifeSection } from './life-section.tsx';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-sections.module.css';
import { SurpriseSection } from './surprise-section.tsx';
import { useSurprise } from './use-surprise.ts';

export function SettingsSections({ registry }: { readonly registry: Registry }) {
  const waits = useArriving([
    useSurprise(registry.id),
    useUpiSettings(registry),
    useHosts(registry.id),
  ]);
  useScrollToHash(!waits);
  if (waits) return <Skeleton lines={6} />;
  const parts = [
    { id: 'surprise', title: 'Surprise', content: <SurpriseSection registry={registry} /> },
    { id: 'upi', title: 'Money by UPI', content: <UpiSection registry={registry} /> },
    { id: 'hosts', title: 'Hosts', content: <HostsSection registry={registry} /> },
    {
      id: 'complete',
      title: 'Complete, copy or delete',
      content: <LifeSection registry={registry} />,
    },
  ];
  const pages = [
    { href: `/gifts/${registry.id}`, label: 'Gift Book' },
    { href: `/links/${registry.id}`, label: 'Links and privacy' },
    { href: '/mail-settings', label: 'Mails to you' },
    { href: '/deleted-registries', label: 'Deleted registries' },
  ];
  return (
    <div className={styles.settings}>
      <SettingsNav parts={parts} pages={pages} />
      <div className={styles.parts}>
        {parts.map(({ id, title, content }) => (
          <Section key={id} id={id} part={id} title={title} tabIndex={-1}>
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
