import { WarningIcon } from '@gift-registry/design-system/icon';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import styles from './alert-line.module.css';

interface Props {
  readonly text: string;
  readonly href: string;
  readonly registryName: string;
}

export const AlertLine = ({ text, href, registryName }: Props) => (
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
