import { ChevronDownIcon } from '@gift-registry/design-system/icon';
import { Cluster } from '@gift-registry/design-system/layout';
import { Button } from '@gift-registry/design-system/button';
import { Link } from '@gift-registry/shell-contract';
import { ContactBlock } from '../contact/contact-block.tsx';
import { InformationPage } from '../reading/information-page.tsx';
import styles from './faq-page.module.css';
import { questions } from './questions.ts';

export default function FaqPage() {
  return (
    <InformationPage
      title="Frequently Asked Questions"
      lede="Ten things that hosts and guests ask us most."
    >
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          // Of details elements with one name, the browser keeps at most one open.
          <details key={question} name="question" className={styles.question}>
            <summary className={styles.summary}>
              <h2>{question}</h2>
              <ChevronDownIcon />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <ContactBlock
        title="Still have questions?"
        lede="We are happy to help, whichever way you like."
      />
      <Cluster>
        <Button variant="primary" size="lg" href="/create-registry" linkComponent={Link}>
          Get Started Now
        </Button>
      </Cluster>
    </InformationPage>
  );
}
