import type { RegistrySummary } from '@gift-registry/bff-contract';
import { WarningIcon } from '@gift-registry/design-system/icon';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import styles from './unusual-givers-line.module.css';

function textOf({ unusualGivers, unusualNetworks }: RegistrySummary): string | undefined {
  if (unusualGivers > 0)
    return `${unusualGivers === 1 ? 'A guest' : `${unusualGivers} guests`} took unusually many gifts`;
  return unusualNetworks > 0 ? 'Unusually many gifts were chosen from one connection' : undefined;
}

/** Leads to the Gift Book, which names the guests who took unusually many gifts. */
export function UnusualGiversLine({ registry }: { readonly registry: RegistrySummary }) {
  const { id, registryName } = registry;
  const text = textOf(registry);
  if (text === undefined) return null;
  return (
    <p className={styles.line}>
      <WarningIcon className={styles.icon} />
      <TextLink
        variant="standalone"
        href={`/gifts/${id}`}
        linkComponent={Link}
        aria-label={`${text}: ${registryName}`}
      >
        {text}
      </TextLink>
    </p>
  );
}
