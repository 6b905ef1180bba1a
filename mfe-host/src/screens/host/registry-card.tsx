import {
  countdownText,
  type RegistrySummary,
  formatEventDate,
  takenGiftsText,
  plural,
  type Registry,
  guestRanges,
  occasionLabels,
} from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { WarningIcon } from '@gift-registry/design-system/icon';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Menu } from '@gift-registry/design-system/menu';
import { Progress } from '@gift-registry/design-system/progress';
import { StatusBadge } from '@gift-registry/design-system/status-badge';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { takenOf, isTaken } from '../../features/registries/taken-of.ts';
import { registryPath } from '../../features/registries/registry-path.ts';
import styles from './registry-card.module.css';

interface Props {
  readonly text: string;
  readonly href: string;
  readonly registryName: string;
}

const AlertLine = ({ text, href, registryName }: Props) => (
  <p className={styles.line}>
    <WarningIcon className={styles.icon} />
    <TextLink
      variant="standalone"
      href={href}
      linkComponent={Link}
      aria-label={`${text}: ${registryName}`}
    >
      {text}
    </TextLink>
  </p>
);

interface CardAction {
  readonly label: string;
  readonly href: string;
}

function nextStep({ id, itemCount, deliveryPreference, termsAccepted }: Registry): string {
  if (itemCount === 0) return registryPath('/products', id);
  if (deliveryPreference === null || !termsAccepted) return registryPath('/registry', id);
  return `/registry/share/${id}`;
}

/** `main` is the next step; `often` stands beside it, `seldom` in a menu. */
function cardActions(registry: RegistrySummary): {
  readonly main: CardAction;
  readonly often: readonly CardAction[];
  readonly seldom: readonly CardAction[];
} {
  const { id, status } = registry;
  const edit = { label: 'Edit', href: `/edit-registry/${id}` };
  const view = { label: 'View Registry', href: registryPath('/registry', id) };
  const giftBook = { label: 'Gift Book', href: `/gifts/${id}` };
  const share = { label: 'Share Registry', href: `/registry-link-share/${id}` };
  const settings = { label: 'Settings', href: `/registry-settings/${id}` };
  if (status === 'draft')
    return {
      main: { label: 'Continue', href: nextStep(registry) },
      often: [edit, view, share],
      seldom: [settings],
    };
  const seldom = [
    settings,
    { label: 'Questions', href: `/questions/${id}` },
    { label: 'Print cards', href: `/cards/${id}` },
  ];
  return status === 'completed' || isTaken(registry)
    ? { main: giftBook, often: [share, view, edit], seldom }
    : { main: share, often: [giftBook, view, edit], seldom };
}

function AccessLines({ registry }: { readonly registry: RegistrySummary }) {
  const { id, registryName, coHostRequests, hasUntriedUpi, passcodeGuessedAt } = registry;
  return (
    <>
      {coHostRequests > 0 && (
        <AlertLine
          text={plural(
            coHostRequests,
            'Somebody asks to host with you',
            '# people ask to host with you',
          )}
          href={`/registry-settings/${id}`}
          registryName={registryName}
        />
      )}
      {hasUntriedUpi && (
        <AlertLine
          text="Guests can’t pay you by UPI yet: try the code, then say ‘It works’"
          href={`/registry-settings/${id}#upi`}
          registryName={registryName}
        />
      )}
      {passcodeGuessedAt && (
        <AlertLine
          text="Somebody is guessing your passcode"
          href={`/registry-settings/${id}#passcode`}
          registryName={registryName}
        />
      )}
    </>
  );
}

interface RegistryFact {
  readonly term: string;
  readonly value: string;
}

const isGuestRange = (range: string) => guestRanges.some((known) => known === range);

function registryFacts(registry: Registry): RegistryFact[] {
  const { itemCount } = registry;
  return [
    { term: 'Occasion', value: occasionLabels[registry.occasion] },
    {
      term: 'Expected Guests',
      value: isGuestRange(registry.guestRange) ? registry.guestRange : 'Not specified',
    },
    {
      term: 'Gifts',
      value: plural(itemCount, '# item', '# items'),
    },
  ];
}

function UnusualNetworksLine({ registry }: { readonly registry: RegistrySummary }) {
  if (registry.unusualNetworks === 0) return null;
  return (
    <AlertLine
      text="Unusually many gifts were chosen from one connection"
      href={`/gifts/${registry.id}`}
      registryName={registry.registryName}
    />
  );
}

function CardPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const shown = pictures.length > 0 ? pictures : [null];
  return (
    <div className={styles.pictures} data-count={shown.length}>
      {shown.map((picture, index) => (
        <LazyImage key={picture ?? index} src={picture} alt="" className={styles.picture} />
      ))}
    </div>
  );
}

export function RegistryCard({ registry }: { readonly registry: RegistrySummary }) {
  const { registryName, status, itemCount, givenCount } = registry;
  const { main, often, seldom } = cardActions(registry);
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
        {often.map(({ label, href }) => (
          <Button
            key={href}
            href={href}
            linkComponent={Link}
            className={styles.often}
            aria-label={`${label}: ${registryName}`}
          >
            {label}
          </Button>
        ))}
        <Menu
          label={`More for ${registryName}`}
          layer={menu}
          linkComponent={Link}
          items={seldom.map(({ label, href }) => ({
            label,
            href,
            description: `${label}: ${registryName}`,
          }))}
        />
      </div>
    </Card>
  );
}
