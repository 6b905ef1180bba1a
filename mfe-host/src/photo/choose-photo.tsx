import { Button } from '@gift-registry/design-system/button';
import { useRef, type ReactNode } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={name}
        tabIndex={-1}
        className={styles.input}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          // The same file can be chosen again after a failure.
          target.value = '';
          if (photo) onChoose(photo);
        }}
      />
      <Button size="sm" busy={busy} busyLabel="Saving..." onClick={() => input.current?.click()}>
        {label}
      </Button>
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
