import { type DeployToken, formatTime } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EntryName } from '../entry-name.tsx';
import styles from '../releases.module.css';

type TokenListProps = {
  tokens: readonly DeployToken[];
  onRevoke: (token: DeployToken) => void;
};

export function TokenList({ tokens, onRevoke }: TokenListProps) {
  if (tokens.length === 0)
    return (
      <p>No team has a token yet. Make one, and give it to the team that publishes the area.</p>
    );
  return (
    <ul className={styles.list} aria-label="Deploy tokens">
      {tokens.map((token) => (
        <Card as="li" key={token.id} padding="sm" className={styles.entry}>
          <div>
            <EntryName name={token.label} />
            <p className={styles.details}>
              Publishes {token.project}
              <br />
              {token.lastUsedAt ? `Last used ${formatTime(token.lastUsedAt)}` : 'Never used'}
              {token.expiresAt && `, ends ${formatTime(token.expiresAt)}`}
            </p>
          </div>
          <Button
            size="sm"
            onClick={() => onRevoke(token)}
            aria-label={`Revoke ${token.label} of ${token.project}`}
          >
            Revoke
          </Button>
        </Card>
      ))}
    </ul>
  );
}
