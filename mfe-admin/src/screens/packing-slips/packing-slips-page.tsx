import { listPackingSlips, maxOrdersAtOnce, plural } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Page } from '@gift-registry/design-system/layout';
import { Loading } from '@gift-registry/design-system/loading';
import { Link, useNavigation } from '@gift-registry/shell-contract';
import { useRead } from '../../api.ts';
import { sheetsOf, Slip, type SlipLayout } from './packing-slip.tsx';
import styles from './packing-slips.module.css';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { BackLink } from '../../features/team/detail-layout.tsx';
import { readFailure } from '../../features/team/loaded.tsx';
import { useMoveOrders } from '../../features/orders/use-asked-move.tsx';

interface HeadingProps {
  readonly numbers: readonly string[];
  readonly query: URLSearchParams;
  readonly layout: SlipLayout;
}

function SlipsHeading({ numbers, query, layout }: HeadingProps) {
  const { replaceQuery } = useNavigation();
  const move = useMoveOrders();
  return (
    <PageHeading
      eyebrow={<BackLink href="/admin/orders?view=to-pack">Order Management</BackLink>}
      title="Packing slips"
      lede="A4 paper. The slips have no prices, because the parcels are gifts."
      actions={
        numbers.length > 0 && (
          <>
            <SelectField<SlipLayout>
              label="Slips on a page"
              hideLabel
              size="compact"
              options={[
                { value: 'four', label: 'Four on a page' },
                { value: 'one', label: 'One on a page' },
              ]}
              value={layout}
              onValueChange={(value) =>
                replaceQuery(new URLSearchParams({ ...Object.fromEntries(query), layout: value }))
              }
            />
            <Button busy={move.isPending} onClick={() => move.mutate({ numbers, action: 'pack' })}>
              {plural(numbers.length, 'Mark as packed', 'Mark # as packed')}
            </Button>
            <Button variant="primary" onClick={() => window.print()}>
              Print
            </Button>
          </>
        )
      }
    />
  );
}

const numbersIn = (query: URLSearchParams): readonly string[] => [
  ...new Set((query.get('numbers') ?? '').split(',').filter(Boolean)),
];

function useSlips(numbers: readonly string[]) {
  const query = { numbers: numbers.slice(0, maxOrdersAtOnce).join(',') };
  return useRead(listPackingSlips, { query }, { enabled: numbers.length > 0 });
}

function Missing({ numbers }: { readonly numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={plural(numbers.length, 'One order has no slip', '# orders have no slip')}
    >
      {numbers.join(', ')}: there is no order with this number.
    </Alert>
  );
}

const NoSlips = () => (
  <EmptyState
    title="No slips to print"
    action={
      <Button variant="primary" href="/admin/orders?view=to-pack" linkComponent={Link}>
        Orders to pack
      </Button>
    }
  >
    Choose orders in the list, then “Print slips”.
  </EmptyState>
);

export default function PackingSlipsPage() {
  const query = new URLSearchParams(useNavigation().location.search);
  const numbers = numbersIn(query);
  const layout = query.get('layout') === 'one' ? 'one' : 'four';
  const read = useSlips(numbers);
  const { data, error } = read;
  const slips = data?.slips ?? [];
  const found = new Set(slips.map(({ number }) => number));
  const isEmpty = numbers.length === 0 || (data && slips.length === 0);
  return (
    <Page width="narrow" className={styles.page}>
      <div className={styles.screenOnly}>
        <SlipsHeading numbers={slips.map(({ number }) => number)} query={query} layout={layout} />
        {readFailure(read, 'packing slips')}
        {!data && !error && numbers.length > 0 && (
          <Loading label="Loading the slips..." lines={8} />
        )}
        {isEmpty ? (
          <NoSlips />
        ) : (
          data && <Missing numbers={numbers.filter((number) => !found.has(number))} />
        )}
      </div>
      {sheetsOf(slips, layout).map((sheet) => (
        <section
          key={sheet.slips[0]?.number}
          className={styles.sheet}
          data-layout={sheet.layout}
          aria-label="Page"
        >
          {sheet.slips.map((slip) => (
            <Slip key={slip.number} slip={slip} />
          ))}
        </section>
      ))}
    </Page>
  );
}
