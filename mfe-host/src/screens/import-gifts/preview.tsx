import { formatPrice, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { Price } from '@gift-registry/design-system/price';
import { LoadMore } from '@gift-registry/design-system/load-more';
import { useState } from 'react';
import { giftCount } from '../../features/items/item-totals.ts';
import styles from './import-gifts.module.css';
import type { ImportRow, ImportedGift } from './read-gifts.ts';

interface Props {
  readonly rows: readonly ImportRow[];
  readonly hasNames: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onAdd: (gifts: readonly ImportedGift[]) => void;
  readonly onChooseAnother: () => void;
}

const shownAtOnce = 100;

const rowWords = (count: number): string => plural(count, '# row', '# rows');

export function Preview({ rows, hasNames, busy, disabled, error, onAdd, onChooseAnother }: Props) {
  const [leavesOut, setLeavesOut] = useState(false);
  const [shown, setShown] = useState(shownAtOnce);
  const good = rows.filter(({ errors }) => errors.length === 0);
  const bad = rows.length - good.length;
  const waits = disabled || good.length === 0 || (bad > 0 && !leavesOut);
  const listed = [...rows.filter(({ errors }) => errors.length > 0), ...good];
  if (rows.length === 0 || !hasNames)
    return (
      <Stack gap={5}>
        <Alert type="warning">
          {hasNames
            ? 'We found no gifts in this file.'
            : 'Please choose above which column has the names of the gifts.'}
        </Alert>
        <Cluster>
          <Button onClick={onChooseAnother}>Choose another file</Button>
        </Cluster>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <p role="status">
        {giftCount(good.length)} can be added
        {bad > 0 && `, ${rowWords(bad)} can’t`}. Nothing is added yet.
      </p>
      <ol className={styles.rows}>
        {listed.slice(0, shown).map(({ number, gift, errors }) => (
          <li key={number} className={styles.row} data-invalid={errors.length > 0 || undefined}>
            <span className={styles.name}>{gift.name || `Row ${number}`}</span>
            {errors.length === 0 && (
              <Price size="sm">{formatPrice(gift.price, gift.currency)}</Price>
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
      {listed.length > shownAtOnce && (
        <LoadMore
          shown={Math.min(shown, listed.length)}
          total={listed.length}
          noun="rows"
          label="Show more rows"
          onLoadMore={() => setShown(shown + shownAtOnce)}
        />
      )}
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
            Add {giftCount(good.length)}
          </Button>
          <Button onClick={onChooseAnother}>Choose another file</Button>
        </Cluster>
      </Stack>
    </Stack>
  );
}
