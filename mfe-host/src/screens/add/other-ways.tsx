import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Accordion } from '@gift-registry/design-system/accordion';
import { Section } from '@gift-registry/design-system/layout';
import { Bookmarklet } from './bookmarklet.tsx';
import styles from './add-page.module.css';

export function OtherWays() {
  const { brand } = readDocumentSettings();
  return (
    <Section title="Straight from the shop">
      <Accordion
        items={[
          {
            title: 'On an Android phone',
            content: (
              <ol className={styles.steps}>
                <li>
                  Open the menu of your browser and choose “Install app” or “Add to Home screen”.
                  You do this once.
                </li>
                <li>In the shop’s app, press “Share” on the gift.</li>
                <li>Choose {brand}, look at the details, and press “Add to Registry”.</li>
              </ol>
            ),
          },
          {
            title: 'On an iPhone or iPad',
            content: (
              <ol className={styles.steps}>
                <li>In the shop’s app, press “Share” on the gift, then “Copy” or “Copy Link”.</li>
                <li>Come back to this page and press and hold the box for the link.</li>
                <li>Choose “Paste”, and press “Add”.</li>
              </ol>
            ),
          },
          { title: 'On a computer', content: <Bookmarklet /> },
        ]}
      />
    </Section>
  );
}
