import { readDocumentSettings } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import styles from './sample-urls.module.css';

const samples = [
  { label: 'Brass Diya Lamp', path: '/products/brass-diya-lamp' },
  { label: 'Jasmine Candle Trio', path: '/products/jasmine-candle-trio' },
  { label: 'A page that refuses visitors', path: '/members' },
];

export function SampleUrls({ onChoose }: { readonly onChoose: (url: string) => void }) {
  const { demoShopUrl } = readDocumentSettings();
  if (!demoShopUrl) return null;
  return (
    <div className={styles.samples}>
      <p>
        No link at hand? Try one from{' '}
        <TextLink href={demoShopUrl} external>
          our sample shop
        </TextLink>
        :
      </p>
      <Cluster gap={2}>
        {samples.map(({ label, path }) => (
          <Button
            key={path}
            size="sm"
            variant="quiet"
            onClick={() => onChoose(new URL(path, demoShopUrl).href)}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}
