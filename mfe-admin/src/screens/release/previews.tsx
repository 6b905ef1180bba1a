import { formatTime, type DeployedProject } from '@gift-registry/bff-contract';
import { Card } from '@gift-registry/design-system/card';
import { TextLink } from '@gift-registry/design-system/text-link';
import { shortVersion } from '../../features/releases/release-change.ts';
import styles from './prefixes.module.css';

type Props = Pick<DeployedProject, 'previews'>;

export function Previews({ previews }: Props) {
  if (previews.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="previews" padding="sm">
      <h2 id="previews" className={styles.title}>
        Previews
      </h2>
      <ul className={styles.paths}>
        {previews.map(({ name, version, author, endsAt, link }) => (
          <li key={name}>
            <span>
              <TextLink href={link}>{name}</TextLink> shows {shortVersion(version)}
              {author && ` by ${author}`} until {formatTime(endsAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
