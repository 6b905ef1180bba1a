import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast } from '@gift-registry/shell-contract';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import styles from './product-url-form.module.css';
import { SampleUrls } from './sample-urls.tsx';

interface Props {
  readonly initialUrl: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** The server's error about the URL. */
  readonly serverError: string | undefined;
  readonly onAdd: (url: string) => void;
}

const urlRequired = 'Please enter a valid product URL';

export function ProductUrlForm({ initialUrl, busy, disabled, serverError, onAdd }: Props) {
  const showToast = useToast();
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState<string>();
  const dismissToast = useRef<() => void>(undefined);

  const change = (typed: string) => {
    setUrl(typed);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '') {
      dismissToast.current?.();
      onAdd(url.trim());
      return;
    }
    setError(urlRequired);
    dismissToast.current = showToast({
      type: 'error',
      title: 'URL Required',
      description: urlRequired,
    });
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        label="Product URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={url}
        error={error ?? serverError}
        onChange={(event) => change(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={disabled}
        busy={busy}
        busyLabel="Adding..."
        className={styles.submit}
      >
        Add
      </Button>
      <SampleUrls onChoose={change} />
    </form>
  );
}
