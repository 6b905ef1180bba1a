import { formatEventDate, occasionLabels, occasions } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import styles from './changes-elsewhere.module.css';
import { type RegistryField, fieldLabels } from './registry-form-values.ts';
import type { ChangesElsewhere as Changes } from './use-registry-form.ts';

function describeValue(field: RegistryField, value: string): string {
  if (value === '') return 'nothing';
  if (field === 'eventDate') return formatEventDate(value);
  const occasion = field === 'occasion' && occasions.find((known) => known === value);
  return occasion ? occasionLabels[occasion] : `“${value}”`;
}

interface Props {
  readonly changes: Changes;
  readonly saveLabel: string;
  readonly onKeepTyped: () => void;
  readonly onTakeSaved: () => void;
}

export function ChangesElsewhere({ changes, saveLabel, onKeepTyped, onTakeSaved }: Props) {
  const { followed, conflicts, saved } = changes;
  const list = (fields: readonly RegistryField[]) => (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field}>{`${fieldLabels[field]}: ${describeValue(field, saved[field])}`}</li>
      ))}
    </ul>
  );
  if (conflicts.length === 0)
    return (
      <Alert
        title="Updated from another device"
        action={<Button onClick={onKeepTyped}>Got it</Button>}
      >
        {list(followed)}
      </Alert>
    );
  return (
    <Alert
      type="warning"
      title="This registry was changed on another device"
      action={
        <Cluster>
          <Button onClick={onKeepTyped}>Keep what I typed</Button>
          <Button onClick={onTakeSaved}>Use the saved values</Button>
        </Cluster>
      }
    >
      <Stack gap={2}>
        <p>Nothing you typed is lost. The other device saved:</p>
        {list([...followed, ...conflicts])}
        <p>{`“${saveLabel}” replaces these values with yours.`}</p>
      </Stack>
    </Alert>
  );
}
