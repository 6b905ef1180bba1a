import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useSession } from '@gift-registry/shell-contract';
import styles from './welcome.module.css';

const steps = [
  ['Name your occasion', 'the day, and a few words for your guests.'],
  ['Collect your gifts', 'from our catalogue or from any website.'],
  ['Share one link', 'and nobody gives the same thing twice.'],
] as const;

interface Props {
  readonly onStart: (withStarterList: boolean) => void;
}

export function Welcome({ onStart }: Props) {
  const { brand, sampleRegistryPath } = readDocumentSettings();
  const firstName = useSession().state.user?.firstName;
  return (
    <Card padding="lg" tone="accent" as="section">
      <Stack gap={5}>
        <h2 className={styles.title}>
          {firstName ? `Welcome to ${brand}, ${firstName}!` : `Welcome to ${brand}!`}
        </h2>
        <ol className={styles.steps}>
          {steps.map(([step, details]) => (
            <li key={step}>
              <strong>{step}</strong>: {details}
            </li>
          ))}
        </ol>
        <div className={styles.starts}>
          <Button variant="primary" size="lg" fullWidth onClick={() => onStart(true)}>
            Start with a starter list
          </Button>
          <Button size="lg" fullWidth onClick={() => onStart(false)}>
            Start empty
          </Button>
        </div>
        <p className={styles.note}>
          A starter list adds eight gifts for your occasion. You can change every one of them.
        </p>
        {sampleRegistryPath && (
          <p>
            <TextLink href={sampleRegistryPath} external>
              Look at a sample registry
            </TextLink>
          </p>
        )}
      </Stack>
    </Card>
  );
}
