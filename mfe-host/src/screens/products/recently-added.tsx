import { formatPrice } from '@gift-registry/bff-contract';
import { Section } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { Price } from '@gift-registry/design-system/price';
import { type RecentAddition, useShownTime } from './use-recently-added.ts';
import styles from './recently-added.module.css';

const truncate = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).trimEnd()}...`;

export const shortName = (name: string): string => truncate(name, 60);

export const shortDescription = (description: string): string => truncate(description, 120);

interface Props {
  readonly additions: readonly RecentAddition[];
  readonly held: boolean;
  readonly onElapsed: (key: number) => void;
}

export function RecentlyAdded({ additions, held, onElapsed }: Props) {
  if (additions.length === 0) return null;
  return (
    <Section title="Recently Added to Registry">
      <ul className={styles.list}>
        {additions.map((addition) => (
          <Entry
            key={addition.key}
            addition={addition}
            held={held}
            onElapsed={() => onElapsed(addition.key)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface EntryProps {
  readonly addition: RecentAddition;
  readonly held: boolean;
  readonly onElapsed: () => void;
}

function Entry({ addition: { item }, held, onElapsed }: EntryProps) {
  const { product } = item;
  useShownTime(held, onElapsed);
  return (
    <li className={styles.entry}>
      <LazyImage src={product.thumbnailUrl} alt="" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>{shortName(product.name)}</h3>
        {product.description && <p>{shortDescription(product.description)}</p>}
      </div>
      <Price>{formatPrice(product.price, product.currency)}</Price>
    </li>
  );
}
