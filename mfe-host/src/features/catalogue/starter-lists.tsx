import { formatPrice, type Occasion, type StarterList } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { PlusIcon } from '@gift-registry/design-system/icon';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Section } from '@gift-registry/design-system/layout';
import { Price } from '@gift-registry/design-system/price';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
import { QueryFailure } from '../platform/query-failure.tsx';
import { giftCount } from '../items/item-totals.ts';
import styles from './checklist.module.css';
import { useStarterLists } from './use-checklist.ts';
import { useAddStarterList } from './use-add-starter-list.ts';

interface Props {
  readonly registryId: string | null | undefined;
  readonly occasion: Occasion;
  readonly onAdded: (() => void) | undefined;
}

export function StarterLists({ registryId, occasion, onAdded }: Props) {
  const starterLists = useStarterLists(occasion);
  const { add, adding } = useAddStarterList({ registryId: registryId ?? null, onAdded });
  return (
    <Section
      title="Starter lists"
      lede="Eight gifts in one press. Remove what you don’t want afterwards."
    >
      {starterLists.isPending && <Skeleton lines={5} />}
      <QueryFailure query={starterLists} title="Failed to load the starter lists" />
      <div className={styles.lists}>
        {starterLists.data?.map((list) => (
          <StarterListCard
            key={list.id}
            list={list}
            busy={adding === list.id}
            disabled={registryId === undefined || (adding !== undefined && adding !== list.id)}
            onAdd={() => add(list)}
          />
        ))}
      </div>
    </Section>
  );
}

interface CardProps {
  readonly list: StarterList;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onAdd: () => void;
}

function priceRange({ products }: StarterList): string {
  const prices = products.flatMap(({ price }) => price || []);
  return prices.length === 0
    ? ''
    : `${formatPrice(Math.min(...prices))} to ${formatPrice(Math.max(...prices))}`;
}

function StarterListCard({ list, busy, disabled, onAdd }: CardProps) {
  const { name, description, products } = list;
  return (
    <Card padding="sm">
      <article className={styles.list} aria-label={name}>
        <div className={styles.pictures}>
          {products.map(({ id, thumbnailUrl }) => (
            <LazyImage key={id} src={thumbnailUrl} alt="" />
          ))}
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p>{description}</p>
        </div>
        <details className={styles.contents}>
          <summary>{`${giftCount(products.length)}, ${priceRange(list)}`}</summary>
          <ul>
            {products.map((product) => (
              <li key={product.id}>
                {product.name}
                <Price size="sm">{formatPrice(product.price, product.currency)}</Price>
              </li>
            ))}
          </ul>
        </details>
        <Button
          variant="primary"
          startIcon={<PlusIcon />}
          busy={busy}
          busyLabel="Adding..."
          disabled={disabled || products.length === 0}
          onClick={onAdd}
        >
          {`Add all ${products.length}`}
          <VisuallyHidden>{` gifts of ${name}`}</VisuallyHidden>
        </Button>
      </article>
    </Card>
  );
}
