import { privacyPolicy, termsOfService } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import styles from './legal-dialog.module.css';

const documents = {
  terms: { title: 'Terms of Service', path: '/terms', sections: termsOfService },
  privacy: { title: 'Privacy Policy', path: '/privacy-policy', sections: privacyPolicy },
} as const;

interface Props {
  readonly layer: HistoryLayer;
}

export function LegalDialog({ layer }: Props) {
  const { title, path, sections } = documents[layer.subject[0] === 'privacy' ? 'privacy' : 'terms'];
  return (
    <Dialog
      layer={layer}
      title={title}
      footer={<Button onClick={layer.close}>Back to sign-up</Button>}
    >
      <Stack>
        <TextLink external href={path}>
          Open as a page
        </TextLink>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
