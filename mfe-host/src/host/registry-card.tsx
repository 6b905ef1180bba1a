import type { Registry } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EditIcon, EyeIcon, ShareIcon } from '@gift-registry/design-system/icon';
import { StatusBadge } from '@gift-registry/design-system/status-badge';
import { Link } from '@gift-registry/shell-contract';
import { registryPath } from '../registries/registry-path.ts';
import styles from './registry-card.module.css';
import { registryFacts } from './registry-facts.ts';

export function RegistryCard({ registry }: { readonly registry: Registry }) {
  const { id, registryName, status } = registry;
  const actions = [
    { label: 'Edit', to: `/edit-registry/${id}`, icon: <EditIcon /> },
    { label: 'View Registry', to: registryPath('/registry', id), icon: <EyeIcon /> },
    { label: 'Share Registry', to: `/registry-link-share/${id}`, icon: <ShareIcon /> },
  ];
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.name}>{registryName}</h2>
        <StatusBadge status={status} />
      </header>
      <dl className={styles.facts}>
        {registryFacts(registry).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {actions.map(({ label, to, icon }) => (
          <Button
            key={label}
            size="sm"
            href={to}
            linkComponent={Link}
            startIcon={icon}
            aria-label={`${label}: ${registryName}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
