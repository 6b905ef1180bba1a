import { Card } from '@gift-registry/design-system/card';
import { Garland } from '@gift-registry/design-system/garland';
import styles from './ready-panel.module.css';

export function ReadyPanel() {
  return (
    <Card as="section" padding="none" tone="accent" className={styles.panel}>
      <Garland />
      <div className={styles.text}>
        <h2>Registry is Ready to Share!</h2>
        <p>
          Send the link by message, by mail or on a printed card. Guests see at once which gifts are
          purchased, so nobody gives the same thing twice.
        </p>
      </div>
    </Card>
  );
}
