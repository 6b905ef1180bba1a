import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { TextLink } from '@gift-registry/design-system/text-link';
import { useToast } from '@gift-registry/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import styles from './product-url-form.module.css';

const samples = [
  { label: 'Brass Diya Lamp', path: '/products/brass-diya-lamp' },
  { label: 'Jasmine Candle Trio', path: '/products/jasmine-candle-trio' },
  { label: 'A page that refuses visitors', path: '/members' },
];

function SampleUrls({ onChoose }: { readonly onChoose: (url: string) => void }) {
  const { demoShopUrl } = readDocumentSettings();
  if (!demoShopUrl) return null;
  return (
    <div className={styles.samples}>
      <p>
        No link at hand? Try one from{' '}
        <TextLink href={demoShopUrl} external>
          our sample shop
        </TextLink>
        :
      </p>
      <Cluster gap={2}>
        {samples.map(({ label, path }) => (
          <Button
            key={path}
            size="sm"
            variant="quiet"
            onClick={() => onChoose(new URL(path, demoShopUrl).href)}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}

interface Props {
  readonly initialUrl: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly serverError: string | undefined;
  readonly onAdd: (url: string) => void;
  readonly onByHand: (url: string) => void;
}

const urlRequired = 'Please enter a valid product URL';

export function ProductUrlForm({
  initialUrl,
  busy,
  disabled,
  serverError,
  onAdd,
  onByHand,
}: Props) {
  const showToast = useToast();
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState<string>();
  const dismissToast = useRef<() => void>(undefined);

  const change = (typed: string) => {
    setUrl(typed);
    setError(undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The state is one render late when the form was filled in and sent before the scripts came.
    const typed = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    if (typed !== '') {
      dismissToast.current?.();
      onAdd(typed);
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
        name="url"
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
      <p className={styles.byHand}>
        <span>From a shop around the corner, or made by a friend?</span>
        <Button
          size="sm"
          disabled={busy}
          onClick={() => {
            dismissToast.current?.();
            onByHand(url.trim());
          }}
        >
          Add without a link
        </Button>
      </p>
      <SampleUrls onChoose={change} />
    </form>
  );
}
