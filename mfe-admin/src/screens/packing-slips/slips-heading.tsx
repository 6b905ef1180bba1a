import { plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { BackLink } from '../../features/team/back-link.tsx';
import { useMoveOrders } from '../../features/orders/use-move-orders.ts';
import type { SlipLayout } from './sheets.ts';

interface Props {
  readonly numbers: readonly string[];
  readonly query: URLSearchParams;
  readonly layout: SlipLayout;
}

export function SlipsHeading({ numbers, query, layout }: Props) {
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
