import { Loading } from '@gift-registry/design-system/loading';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import {
  Link,
  PathParamsContext,
  useLazyComponent,
  useNavigation,
  type LinkProps,
} from '@gift-registry/shell-contract';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { DetailPlaceContext } from '../detail-place.ts';
import styles from './list-beside.module.css';

/** The page of one row. A constant. */
export interface DetailPage {
  /** Of `pages.ts`, with the row as its last part: '/admin/orders/:number'. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

const OPEN = 'open';
const wideScreen = () => globalThis.matchMedia?.('(width >= 80rem)');

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = wideScreen();
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => wideScreen()?.matches ?? false,
  );
}

interface OpenRow {
  readonly id: string | undefined;
  readonly show: (id: string) => void;
}

const OpenRowContext = createContext<OpenRow | undefined>(undefined);

const isPlainPress = (event: React.MouseEvent): boolean =>
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Leads to the page of a row, or opens it beside the list where there is room. Its path ends with the row. */
export function RowLink(props: Omit<LinkProps, 'state'>) {
  const { search } = useNavigation().location;
  const beside = useContext(OpenRowContext);
  const id = props.to.slice(props.to.lastIndexOf('/') + 1);
  return (
    <Link
      {...props}
      state={{ list: search }}
      aria-current={(beside && beside.id === id) || undefined}
      onClick={(event) => {
        if (!beside || !isPlainPress(event)) return;
        event.preventDefault();
        beside.show(id);
      }}
    />
  );
}

function useOpenRow() {
  const { location, pushQuery, replaceQuery, back } = useNavigation();
  const { search } = location;
  const id = new URLSearchParams(search).get(OPEN) ?? undefined;
  // Its entry was added by this list, so that Back leads to the list without it.
  const added = useRef(false);
  useEffect(() => {
    if (id === undefined) added.current = false;
  }, [id]);
  return {
    id,
    show(next: string): void {
      const query = new URLSearchParams(search);
      query.set(OPEN, next);
      if (id === undefined) added.current = true;
      // The rows that are looked at one after the other share an entry.
      pushQuery(query, OPEN);
    },
    close(): void {
      const query = new URLSearchParams(search);
      query.delete(OPEN);
      if (added.current) back(`${location.pathname}?${query}`);
      else replaceQuery(query);
    },
  };
}

const paramOf = (path: string): string => path.slice(path.lastIndexOf(':') + 1);
const pathOf = ({ path }: DetailPage, id: string): string =>
  path.slice(0, path.lastIndexOf(':')) + encodeURIComponent(id);

interface DetailProps {
  readonly detail: DetailPage;
  readonly id: string;
  readonly close: () => void;
}

function Detail({ detail, id, close }: DetailProps) {
  const Page = useLazyComponent(detail.load, true, close);
  const { layers } = useNavigation();
  const params = useMemo(() => ({ [paramOf(detail.path)]: id }), [detail, id]);
  return (
    <DetailPlaceContext value={{ path: pathOf(detail, id), close }}>
      <PathParamsContext value={params}>
        <div
          data-beside
          className={styles.detail}
          onKeyDown={({ key, defaultPrevented }) => {
            if (key === 'Escape' && !defaultPrevented && layers.length === 0) close();
          }}
        >
          {Page ? <Page key={id} /> : <Loading label="Loading the details..." lines={8} />}
        </div>
      </PathParamsContext>
    </DetailPlaceContext>
  );
}

interface Props {
  /** Default rows lead to no page. */
  readonly detail: DetailPage | undefined;
  /** The list, with the chosen row to stand beside it. */
  readonly children: (beside: ReactNode) => ReactNode;
}

/** A list whose chosen row opens beside it on wide screens. The address keeps the choice, and Back ends it. */
export function ListBeside({ detail, children }: Props) {
  const isWide = useIsWide();
  const { id, show, close } = useOpenRow();
  // A row that is open stays open when the window becomes narrow: a dialog of it may be, too.
  return (
    <OpenRowContext value={isWide && detail ? { id, show } : undefined}>
      {children(
        detail && (
          <>
            <VisuallyHidden>
              <span role="status">{id && 'Opened beside the list.'}</span>
            </VisuallyHidden>
            {id && <Detail {...{ detail, id, close }} />}
          </>
        ),
      )}
    </OpenRowContext>
  );
}
