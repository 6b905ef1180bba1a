import { occasionLabels, occasions } from '@gift-registry/bff-contract';
import { Page, Section } from '@gift-registry/design-system/layout';
import { Link } from '@gift-registry/shell-contract';
import styles from './occasions.module.css';

export function Occasions() {
  return (
    <Page width="wide">
      <Section title="What are you celebrating?">
        <ul className={styles.occasions}>
          {occasions.map((occasion) => (
            <li key={occasion} className={styles.occasion}>
              <Link to={`/create-registry?occasion=${occasion}`} className={styles.link}>
                <img
                  src={`/pictures/occasions/${occasion}.svg`}
                  alt=""
                  width={1010}
                  height={820}
                  loading="lazy"
                  decoding="async"
                  className={styles.picture}
                />
                {occasionLabels[occasion]}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
