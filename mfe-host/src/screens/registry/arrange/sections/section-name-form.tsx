import type { RegistrySection } from '@gift-registry/bff-contract';
import { sectionName } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState, type FormEvent } from 'react';
import styles from './section-header.module.css';
import { useRenameSection } from './use-rename-section.ts';

interface Props {
  readonly section: RegistrySection;
  readonly onClose: () => void;
}

export function SectionNameForm({ section, onClose }: Props) {
  // Live updates of the section leave the form as it was opened.
  const [{ id, name, nameVersion }] = useState(section);
  const [typed, setTyped] = useState(name);
  const [invalid, setInvalid] = useState<string>();
  const { rename, isPending, saved, failure, clearFailure } = useRenameSection(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sectionName.safeParse(typed);
    setInvalid(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (checked.data === name && !saved) onClose();
    else rename({ id, name: checked.data, nameVersion });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {saved && (
        <Alert
          type="warning"
          title="This name was changed on another device"
          className={styles.notice}
        >
          It reads: “{saved.name}” Save name stores yours.
        </Alert>
      )}
      <TextField
        label={`New name of ${name}`}
        hideLabel
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setInvalid(undefined);
          clearFailure();
        }}
        error={invalid ?? failure}
        className={styles.field}
      />
      <Button type="submit" busy={isPending} busyLabel="Saving...">
        Save name
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
