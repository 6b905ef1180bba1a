import { searchTeam, type Found } from '@gift-registry/bff-contract';
import { DebouncedSearchField } from '@gift-registry/design-system/debounced-search-field';
import { Dialog } from '@gift-registry/design-system/dialog';
import { SearchIcon } from '@gift-registry/design-system/icon';
import { useHistoryLayer, useNavigation, type HistoryLayer } from '@gift-registry/shell-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useRead } from '../../api.ts';
import { subjectPath } from './audit-words.ts';
import { readFailure } from './loaded.tsx';
import styles from './team-search.module.css';

const SHORTEST = 2;

const kinds = [
  ['order', 'Orders'],
  ['registry', 'Registries'],
  ['user', 'People'],
  ['mail', 'Mails'],
] as const;

const pathOf = ({ subject, title }: Found): string | undefined =>
  subjectPath({ subject, subjectName: title });

function useShortcut(show: () => void): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface ResultsProps {
  readonly id: string;
  readonly results: readonly Found[];
  readonly active: Found | undefined;
  readonly onOpen: (found: Found) => void;
}

function Results({ id, results, active, onOpen }: ResultsProps) {
  return (
    <div role="listbox" id={id} aria-label="Found" className={styles.results}>
      {kinds.map(([kind, title]) => {
        const rows = results.filter(({ subject }) => subject.startsWith(`${kind}:`));
        return (
          rows.length > 0 && (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={styles.kind}>
                {title}
              </p>
              {rows.map((found) => (
                <div
                  key={found.subject}
                  role="option"
                  id={`${id}-${found.subject}`}
                  aria-selected={found === active}
                  tabIndex={-1}
                  className={styles.result}
                  ref={(element) => {
                    if (found === active) element?.scrollIntoView?.({ block: 'nearest' });
                  }}
                  onClick={() => onOpen(found)}
                >
                  <span className={styles.title}>{found.title}</span>
                  <span className={styles.note}>{found.note}</span>
                </div>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function SearchDialog({ layer }: { readonly layer: HistoryLayer }) {
  const { navigate } = useNavigation();
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const isAsked = text.length >= SHORTEST;
  const read = useRead(
    searchTeam,
    { query: { text } },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const results = isAsked ? (read.data?.results ?? []) : [];
  const active = results[Math.min(place, results.length - 1)];
  const open = (found: Found) => {
    const path = pathOf(found);
    if (path) navigate(path);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // Rows of an earlier text stay until the next ones have come, and are not what Enter means.
    const isCurrent =
      event.target instanceof HTMLInputElement &&
      event.target.value.trim() === text &&
      !read.isPlaceholderData;
    if (event.key === 'Enter' && active && isCurrent) open(active);
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setPlace((Math.min(place, results.length - 1) + step + results.length) % results.length);
  };
  return (
    <Dialog layer={layer} title="Search everything" size="lg">
      <div className={styles.search} onKeyDown={handleKey}>
        <DebouncedSearchField
          label="Search orders, registries, people and mails"
          placeholder="Order, registry, name or email"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.subject}`}
          maxLength={100}
          searched={text}
          status={read.isFetching ? 'busy' : 'idle'}
          onSearch={(next) => {
            setText(next);
            setPlace(0);
          }}
        />
        {isAsked && readFailure(read, 'results')}
        <p role="status" className={styles.note}>
          {!isAsked && 'Two letters or more. Arrows choose, Enter opens.'}
          {isAsked && read.data && results.length === 0 && 'Nothing matches. Try fewer letters.'}
        </p>
        <Results {...{ id, results, active }} onOpen={open} />
      </div>
    </Dialog>
  );
}

/** One search over orders, registries, people and mails, opened by ⌘K, too. */
export function TeamSearch() {
  const layer = useHistoryLayer('team-search', { momentary: true });
  useShortcut(() => {
    if (!layer.open) layer.show();
  });
  return (
    <>
      <button type="button" className={styles.button} onClick={() => layer.show()}>
        <SearchIcon />
        <span>Search everything</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {layer.open && <SearchDialog layer={layer} />}
    </>
  );
}
