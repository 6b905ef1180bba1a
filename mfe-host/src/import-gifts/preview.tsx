import { maxImportedGifts, tooManyGifts } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Price } from '@gift-registry/design-system/price';
import { useState } from 'react';
import { giftWords } from './gift-words.ts';
import styles from './import-gifts.module.css';
import type { ImportRow, ImportedGift } from './read-gifts.ts';

interface Props {
  readonly rows: readonly ImportRow[];
  readonly busy: boolean;
  readonly disabled: boolean;
  /** The reason why nothing was added. */
  readonly error: string | undefined;
  readonly onAdd: (gifts: readonly ImportedGift[]) => void;
  readonly onChooseAnother: () => void;
}

const rowWords = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** The rows of a file before anything is added. Rows with errors are left out only when the host agrees. */
export function Preview({ rows, busy, disabled, error, onAdd, onChooseAnother }: Props) {
  const [leavesOut, setLeavesOut] = useState(false);
  const good = rows.filter(({ errors }) => errors.length === 0);
  const bad = rows.length - good.length;
  const tooMany = good.length > maxImportedGifts;
  const waits = disabled || tooMany || good.length === 0 || (bad > 0 && !leavesOut);
  return (
    <Stack gap={5}>
      <p role="status">
        {giftWords(good.length)} can be added
        {bad > 0 && `, ${rowWords(bad)} can’t`}. Nothing is added yet.
      </p>
      {tooMany && (
        <Alert type="error" title={tooManyGifts}>
          Please split the file.
        </Alert>
      )}
      <ol className={styles.rows}>
        {rows.map(({ number, gift, errors }) => (
          <li key={number} className={styles.row} data-invalid={errors.length > 0 || undefined}>
            <span className={styles.name}>{gift.name || `Row ${number}`}</span>
            {errors.length === 0 && (
              <Price amount={gift.price} currency={gift.currency} size="sm" />
            )}
            <span className={styles.facts}>
              {[
                `Row ${number}`,
                errors.length === 0 && `Quantity ${gift.quantity ?? 1}`,
                gift.url && (URL.parse(gift.url)?.hostname ?? gift.url),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {errors.map((text) => (
              <p key={text} className={styles.error}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <Stack gap={3} className={styles.decision}>
        {error && (
          <Alert type="error" title="Nothing was added">
            {error}
          </Alert>
        )}
        {bad > 0 && good.length > 0 && (
          <Checkbox
            label={`Leave out ${rowWords(bad)} with errors`}
            checked={leavesOut}
            onChange={({ target }) => setLeavesOut(target.checked)}
          />
        )}
        <Cluster>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Adding..."
            disabled={waits}
            onClick={() => onAdd(good.map(({ gift }) => gift))}
          >
            Add {giftWords(good.length)}
          </Button>
          <Button onClick={onChooseAnother}>Choose another file</Button>
        </Cluster>
      </Stack>
    </Stack>
  );
}
