import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNotify } from '@gift-registry/shell-contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import styles from './address-form.module.css';
import { SampleAddresses } from './sample-addresses.tsx';

interface Props {
  /** What was typed before. */
  readonly address: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** What the server said about the address. */
  readonly refusal: string | undefined;
  readonly onAdd: (url: string) => void;
}

const invalidAddress = 'Please enter a valid product URL';

/** Asks for the address of a product on any website. */
export function AddressForm({ address, busy, disabled, refusal, onAdd }: Props) {
  const notify = useNotify();
  const [url, setUrl] = useState(address);
  const [error, setError] = useState<string>();

  const change = (typed: string) => {
    setUrl(typed);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '') {
      onAdd(url.trim());
      return;
    }
    setError(invalidAddress);
    notify({ type: 'error', title: 'URL Required', description: invalidAddress });
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
        error={error ?? refusal}
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
      <SampleAddresses onChoose={change} />
    </form>
  );
}
