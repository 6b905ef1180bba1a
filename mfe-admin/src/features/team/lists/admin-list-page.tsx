import { type AdminList, urlOf } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { ColumnChoice, Table, type TableColumn } from '@gift-registry/design-system/table';
import { Link, storedValue, useNavigation } from '@gift-registry/shell-contract';
import { type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { ControlCenter } from '../control-center.tsx';
import { readFailure } from '../loaded.tsx';
import { useExportWords, useMay } from '../use-may.ts';
import { type ListFilter, listAddress, listSearch, useAdminList } from './admin-list.ts';
import { type DetailPage, ListBeside } from './list-beside.tsx';
import { ListFooter, PageLinks } from './list-footer.tsx';
import { ListTools, useSearchKey } from './list-tools.tsx';
import { type EmptyWords, NoRows } from './no-rows.tsx';
import { SavedFilters } from './saved-filters.tsx';

interface ListRow {
  readonly id: string;
}

export interface ChosenRows<Row> {
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

interface Props<Row extends ListRow> {
  readonly list: AdminList<Row>;
  /** The rows in the plural, in small letters: 'registries'. */
  readonly things: string;
  /** A constant. The first column links to the page of the row, by a RowLink. */
  readonly columns: readonly TableColumn<Row>[];
  /** The fields that a search reads: 'Name, owner or code'. */
  readonly searchHint: string;
  readonly filters?: readonly ListFilter[];
  readonly empty: EmptyWords;
  readonly rowName: (row: Row) => string;
  readonly rowActions?: (row: Row) => ReactNode;
  /** The main button of the section; without one it is the export. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** The page of a row, which opens beside the list where there is room. */
  readonly detail?: DetailPage;
  /** The bar for chosen rows, a SelectionBar; without it none can be chosen. */
  readonly selectionBar?: (chosen: ChosenRows<Row>) => ReactNode;
}

const noFilters: readonly ListFilter[] = [];

/** A section that is a list: search, filters, sort and page stand in its address. */
export function AdminListPage<Row extends ListRow>(props: Props<Row>) {
  return useMay()(props.list.list) ? (
    <ReadableList {...props} />
  ) : (
    <ListForAdmins things={props.things} />
  );
}

function ReadableList<Row extends ListRow>(props: Props<Row>) {
  const { list, things, columns, searchHint, filters = noFilters, empty } = props;
  const { rowName, rowActions, action, detail, children, selectionBar } = props;
  const { pathname } = useNavigation().location;
  const { layers } = useNavigation();
  const { query, page, change } = useAdminList(list);
  const { data, isPlaceholderData } = page;
  const searchBox = useRef<HTMLInputElement>(null);
  const [hidden, setHidden] = useHiddenColumns(things);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shortcuts = layers.length === 0;
  const name = things.replaceAll(' ', '-');
  useSearchKey(searchBox, shortcuts);
  const sort = query['sort'] ?? defaultSort(list);
  const exportWords = useExportWords();
  const chosen = data?.rows.filter(({ id }) => selected.has(id)) ?? [];
  const next = data?.nextCursor;
  return (
    <ListBeside detail={detail}>
      {(beside) => (
        <ControlCenter
          beside={beside}
          action={
            <>
              <Button
                variant={action ? 'secondary' : 'primary'}
                href={urlOf(list.csv.path, { query })}
                download={`${name}.csv`}
              >
                {exportWords}
              </Button>
              {action}
            </>
          }
        >
          <Stack gap={4}>
            {children}
            <ListTools
              label={`Search ${things}`}
              placeholder={searchHint}
              dated={'days' in list.list.query.shape}
              busy={isPlaceholderData}
              onChange={change}
              {...{ query, filters, searchBox }}
            >
              <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={setHidden} />
              <SavedFilters list={name} current={listSearch(query)} />
            </ListTools>
            <Table
              label={things.charAt(0).toUpperCase() + things.slice(1)}
              rows={data?.rows}
              rowId={({ id }) => id}
              stale={isPlaceholderData}
              sort={{ column: sort.replace('-', ''), descending: sort.startsWith('-') }}
              onSortChange={({ column, descending }) =>
                change({ sort: `${descending ? '-' : ''}${column}` })
              }
              selected={selectionBar && selected}
              onSelectedChange={setSelected}
              failure={readFailure(page, things)}
              empty={<NoRows words={empty} {...{ things, pathname, query }} />}
              {...{ columns, hidden, rowName, rowActions, shortcuts }}
            />
            {data && data.rows.length > 0 && (
              <ListFooter
                things={things}
                total={data.total}
                choosing={selectionBar !== undefined}
              />
            )}
            {selectionBar?.({ rows: chosen, clear: () => setSelected(new Set()) })}
            {!isPlaceholderData && (
              <PageLinks
                first={query['cursor'] && listAddress(pathname, listSearch(query))}
                next={next ? listAddress(pathname, listSearch(query, { cursor: next })) : undefined}
              />
            )}
          </Stack>
        </ControlCenter>
      )}
    </ListBeside>
  );
}

function defaultSort<Row>({ list }: AdminList<Row>): string {
  const sort: unknown = list.query.parse({})['sort'];
  return typeof sort === 'string' ? sort : '';
}

function ListForAdmins({ things }: { readonly things: string }) {
  return (
    <ControlCenter>
      <EmptyState
        title={`Admins read the ${things}`}
        action={
          <Button variant="primary" href="/admin/overview" linkComponent={Link}>
            Go to the overview
          </Button>
        }
      >
        Your role doesn’t read this list.
      </EmptyState>
    </ControlCenter>
  );
}

const names = {
  parse: (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [],
};

function useHiddenColumns(list: string) {
  const stored = storedValue('localStorage', `admin-columns:${list}`, names);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(stored.read()));
  return [
    hidden,
    (next: ReadonlySet<string>): void => {
      stored.write([...next]);
      setHidden(next);
    },
  ] as const;
}
