import { FileButton } from '@gift-registry/design-system/file-button';
import type { ReactNode } from 'react';
import styles from './choose-photo.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (photo: File) => void;
  readonly children?: ReactNode;
}

export function ChoosePhoto({ name, label, busy = false, error, onChoose, children }: Props) {
  return (
    <div className={styles.upload}>
      <FileButton
        kind="photo"
        fileLabel={name}
        size="sm"
        busy={busy}
        busyLabel="Saving..."
        onChoose={onChoose}
      >
        {label}
      </FileButton>
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
