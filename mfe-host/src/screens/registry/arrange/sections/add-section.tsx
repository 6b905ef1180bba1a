import { sectionName } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState, type FormEvent } from 'react';
import styles from './add-section.module.css';

interface Props {
  readonly busy: boolean;
  readonly onAdd: (name: string, onAdded: () => void) => void;
}

export function AddSection({ busy, onAdd }: Props) {
  const [name, setName] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sectionName.safeParse(name);
    setInvalid(checked.error?.issues[0]?.message);
    if (checked.success) onAdd(checked.data, () => setName(''));
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label="New section"
        hideLabel
        placeholder="New section, such as Kitchen"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={invalid}
        className={styles.field}
      />
      <Button type="submit" busy={busy}>
        Add section
      </Button>
    </form>
  );
}
