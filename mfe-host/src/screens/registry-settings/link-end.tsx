import { calendarDate, linkEnd } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import styles from './links.module.css';

interface Props {
  readonly name: string;
  readonly endsOn: string | null;
  readonly busy: boolean;
  readonly onSave: (endsOn: string | null) => void;
}

export function LinkEnd({ name, endsOn, busy, onSave }: Props) {
  const [typed, setTyped] = useState(endsOn ?? '');
  const [problem, setProblem] = useState<string>();
  const isChanged = typed !== (endsOn ?? '');
  const isComplete = typed === '' || (calendarDate.safeParse(typed).success && typed > '2000');
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        const day = typed === '' ? null : typed;
        const { error } = linkEnd.nullable().safeParse(day);
        setProblem(error?.issues[0]?.message);
        if (isChanged && isComplete && !error) onSave(day);
      }}
    >
      <TextField
        label="Last day"
        optional
        type="date"
        className={styles.field}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        aria-label={`Save the last day: ${name}`}
        disabled={!isChanged || !isComplete}
        busy={busy && isChanged}
      >
        Save
      </Button>
    </form>
  );
}
