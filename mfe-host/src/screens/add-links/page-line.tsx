import { formatPrice, type PageListLine } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { CheckIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Price } from '@gift-registry/design-system/price';
import { Spinner } from '@gift-registry/design-system/spinner';
import { TextLink } from '@gift-registry/design-system/text-link';
import type { ReactNode } from 'react';
import { ExistingGift } from '../../features/scraping/details/existing-gift.tsx';
import { useFocusAfterPhaseChange } from '../../features/scraping/use-focus-after-phase-change.ts';
import styles from './page-lines.module.css';
import type { Duplicate, LineProblem } from './use-add-lines.ts';
import { isRead } from './use-page-list.ts';

const readingTexts = {
  queued: 'Waiting…',
  fetching: 'Fetching the page…',
  reading: 'Reading the details…',
  rendering: 'Opening it in a browser…',
  picturing: 'Saving the pictures…',
} as const;

function progressText({ scrape: { step, notice } }: PageListLine): string | undefined {
  if (step !== 'done' && step !== 'failed') return readingTexts[step];
  return notice ? (notice.advice ?? notice.text) : undefined;
}

interface Props {
  readonly line: PageListLine;
  readonly disabled: boolean;
  readonly problem: LineProblem | undefined;
  readonly onAdd: (duplicate?: Duplicate) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onCorrect: () => void;
  readonly onDrop: (dropped: boolean) => void;
  readonly children?: ReactNode;
}

export function PageLine({
  line,
  disabled,
  problem,
  onAdd,
  onUndo,
  onCorrect,
  onDrop,
  children,
}: Props) {
  const { url, found, decision } = line;
  const name = found?.name ?? url;
  const item = useFocusAfterPhaseChange<HTMLLIElement>(children ? 'details' : String(decision));
  const text = decision === null ? progressText(line) : undefined;
  return (
    <li ref={item} tabIndex={-1} className={styles.line} data-decision={decision ?? undefined}>
      <LazyImage src={found?.image} alt="" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name} data-unread={found?.name ? undefined : true}>
          {name}
        </h2>
        {found?.name && <Price>{formatPrice(found.price, found.currency ?? 'INR')}</Price>}
        <TextLink href={url} external className={styles.address}>
          {URL.parse(url)?.hostname ?? url}
        </TextLink>
        {decision === null && found?.name && found.price === null && (
          <p className={styles.progress}>
            No price is certain. Correct it, or guests see ‘Price on request’.
          </p>
        )}
        {text && (
          <p className={styles.progress}>
            {!isRead(line) && <Spinner size="sm" />}
            {text}
          </p>
        )}
        {decision === null && problem && !problem.existing && (
          <p role="alert" className={styles.problem}>
            {problem.message}
          </p>
        )}
        {decision === 'added' && (
          <p className={styles.progress}>
            <CheckIcon /> Added to Registry
          </p>
        )}
        {decision === 'dropped' && <p className={styles.progress}>Dropped</p>}
      </div>
      {(decision === 'dropped' || (decision === 'added' && onUndo)) && (
        <Cluster className={styles.actions}>
          <Button
            size="sm"
            disabled={disabled}
            aria-label={`Undo: ${name}`}
            onClick={decision === 'added' ? onUndo : () => onDrop(false)}
          >
            Undo
          </Button>
        </Cluster>
      )}
      {decision === null && problem?.existing && (
        <div className={styles.details}>
          <ExistingGift
            item={problem.existing}
            more={1}
            onRaise={() => onAdd('addToExisting')}
            onAddAnyway={() => onAdd('addSeparately')}
            onLeave={() => onDrop(true)}
          />
        </div>
      )}
      {decision === null && !children && (
        <Cluster className={styles.actions}>
          {found?.name && (
            <Button
              size="sm"
              variant="primary"
              aria-label={`Add: ${name}`}
              disabled={disabled}
              onClick={() => onAdd()}
            >
              Add
            </Button>
          )}
          {isRead(line) && (
            <Button
              size="sm"
              aria-label={`${found ? 'Correct' : 'Fill in by hand'}: ${name}`}
              onClick={onCorrect}
            >
              {found ? 'Correct' : 'Fill in by hand'}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Drop: ${name}`}
            onClick={() => onDrop(true)}
          >
            Drop
          </Button>
        </Cluster>
      )}
      {children && <div className={styles.details}>{children}</div>}
    </li>
  );
}
