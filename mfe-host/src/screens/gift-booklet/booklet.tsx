import { formatDay, type HostGift, plural } from '@gift-registry/bff-contract';
import { Garland } from '@gift-registry/design-system/garland';
import { giverOf, moneyOf, valueOf } from '../../features/gift-book/gift-words.ts';
import styles from './booklet.module.css';

interface Props {
  readonly gifts: readonly HostGift[];
}

interface Chapter {
  readonly registryId: string;
  readonly registryName: string;
  readonly gifts: readonly HostGift[];
}

function chaptersOf(gifts: readonly HostGift[]): Chapter[] {
  const byRegistry = Map.groupBy(gifts, ({ registryId }) => registryId);
  return [...byRegistry].map(([registryId, ofRegistry]) => ({
    registryId,
    registryName: ofRegistry[0]?.registryName ?? '',
    gifts: ofRegistry,
  }));
}

function MoneyLine({ gifts }: Props) {
  const money = moneyOf(gifts);
  return money && <p className={styles.lede}>{money}</p>;
}

export function Booklet({ gifts }: Props) {
  return chaptersOf(gifts).map(({ registryId, registryName, gifts: ofRegistry }) => (
    <article key={registryId} className={styles.chapter}>
      <header className={styles.cover}>
        <Garland />
        <h2 className={styles.title}>{registryName}</h2>
        <p className={styles.lede}>
          {plural(ofRegistry.length, 'One gift', '# gifts')}, with our thanks to everyone who gave.
        </p>
        <MoneyLine gifts={ofRegistry} />
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Giver</th>
            <th scope="col">Gift</th>
            <th scope="col">Given</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {ofRegistry.map((gift) => (
            <tr key={gift.id}>
              <td>
                <strong>{giverOf(gift)}</strong>
                {gift.message && <p className={styles.message}>“{gift.message}”</p>}
              </td>
              <td>{gift.productName}</td>
              <td className={styles.value}>{valueOf(gift)}</td>
              <td className={styles.day}>{formatDay(gift.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  ));
}
