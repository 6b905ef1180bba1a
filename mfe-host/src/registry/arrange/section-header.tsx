import type { RegistrySection } from '@gift-registry/bff-contract';
import { sectionName } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, TrashIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState, type FormEvent } from 'react';
import styles from './section-header.module.css';

interface Props {
  readonly section: RegistrySection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** The name of a section, with the buttons that change it. */
export function SectionHeader(props: Props) {
  const { section, isFirst, isLast, onMove, onRename, onRemove } = props;
  const [typed, setTyped] = useState<string>();
  const [invalid, setInvalid] = useState<string>();
  const { name } = section;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sectionName.safeParse(typed);
    setInvalid(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (checked.data !== name) onRename(checked.data);
    setTyped(undefined);
  };

  if (typed !== undefined)
    return (
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={`New name of ${name}`}
          hideLabel
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={invalid}
          className={styles.field}
        />
        <Button type="submit">Save name</Button>
        <Button variant="quiet" onClick={() => setTyped(undefined)}>
          Cancel
        </Button>
      </form>
    );
  return (
    <header className={styles.header}>
      <h3 className={styles.name}>{name}</h3>
      <IconButton
        label={`Move section ${name} up`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up')}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        label={`Move section ${name} down`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down')}
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton label={`Rename section ${name}`} onClick={() => setTyped(name)}>
        <EditIcon />
      </IconButton>
      <IconButton variant="danger" label={`Remove section ${name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </header>
  );
}
