import { countdownText, type RegistrySummary } from '@gift-registry/bff-contract';
import { formatEventDate, takenGiftsText } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Menu } from '@gift-registry/design-system/menu';
import { Progress } from '@gift-registry/design-system/progress';
import { StatusBadge } from '@gift-registry/design-system/status-badge';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { AccessLines } from './access-lines.tsx';
import { cardActions } from './card-actions.ts';
import { CardPictures } from './card-pictures.tsx';
import styles from './registry-card.module.css';
import { registryFacts } from './registry-facts.ts';
import { takenOf } from '../../../features/registries/taken-of.ts';
import { UnusualNetworksLine } from './unusual-networks-line.tsx';

export function RegistryCard({ registry }: { readonly registry: RegistrySummary }) {
  const { registryName, status, itemCount, givenCount } = registry;
  const { main, more } = cardActions(registry);
  const menu = useHistoryLayer(`menu:${registry.id}`, { momentary: true });
  return (
    <Card as="article" padding="none" className={styles.card}>
      <CardPictures
        pictures={registry.coverImageUrl === null ? registry.pictures : [registry.coverImageUrl]}
      />
      <div className={styles.text}>
        <header className={styles.header}>
          <h2 className={styles.name}>{registryName}</h2>
          <StatusBadge status={status} />
          {registry.role === 'co-host' && <Badge tone="info">Co-host</Badge>}
        </header>
        <p className={styles.day}>
          <span className={styles.date}>{formatEventDate(registry.eventDate)}</span>
          {status !== 'completed' && (
            <Badge tone="accent">{countdownText(registry.eventDate)}</Badge>
          )}
        </p>
        <dl className={styles.facts}>
          {registryFacts(registry).map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {status !== 'draft' && itemCount > 0 && (
          <Progress
            label={`Gifts given for ${registryName}`}
            value={givenCount}
            max={itemCount}
            valueText={takenGiftsText(takenOf(registry))}
          />
        )}
        <AccessLines registry={registry} />
        <UnusualNetworksLine registry={registry} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          href={main.href}
          linkComponent={Link}
          className={styles.main}
          aria-label={`${main.label}: ${registryName}`}
        >
          {main.label}
        </Button>
        <Menu
          label={`More for ${registryName}`}
          layer={menu}
          linkComponent={Link}
          items={more.map(({ label, href }) => ({
            label,
            href,
            description: `${label}: ${registryName}`,
          }))}
        />
      </div>
    </Card>
  );
}
