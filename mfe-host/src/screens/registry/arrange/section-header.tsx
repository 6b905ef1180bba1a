import type { RegistrySection } from '@gift-registry/bff-contract';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, TrashIcon } from '@gift-registry/design-system/icon';
import { IconButton } from '@gift-registry/design-system/icon-button';
import { useState } from 'react';
import styles from './section-header.module.css';
import { SectionNameForm } from './section-name-form.tsx';

interface Props {
  readonly section: RegistrySection;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

export function SectionHeader(props: Props) {
  const { section, isFirst, isLast, onMove, onRemove } = props;
  const [renaming, setRenaming] = useState(false);
  const { name } = section;
  if (renaming) return <SectionNameForm section={section} onClose={() => setRenaming(false)} />;
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
      <IconButton label={`Rename section ${name}`} onClick={() => setRenaming(true)}>
        <EditIcon />
      </IconButton>
      <IconButton variant="danger" label={`Remove section ${name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </header>
  );
}
