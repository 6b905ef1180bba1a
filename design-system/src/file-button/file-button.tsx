import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './file-button.module.css';

const types = {
  photo: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  csv: '.csv,.txt,text/csv,text/plain',
};

type FileButtonProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'busy' | 'busyLabel' | 'disabled' | 'children'
> & {
  /** The files that the browser offers. */
  kind: keyof typeof types;
  /** Names the file for screen readers, such as 'Photo of the product'. */
  fileLabel: string;
  /** Opens the camera of a phone in place of its files. Default false. */
  camera?: boolean | undefined;
  onChoose: (file: File) => void;
};

/** A button that lets a person choose one file. */
export function FileButton({
  kind,
  fileLabel,
  camera = false,
  onChoose,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        accept={types[kind]}
        capture={camera ? 'environment' : undefined}
        aria-label={fileLabel}
        tabIndex={-1}
        className={styles.input}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a change or a failure.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </div>
  );
}
