import { Cluster } from '@gift-registry/design-system/layout';
import { QueryButton } from '../query/query-button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { returns } from '../reading/store-policies.ts';

export default function ReturnsPage() {
  return (
    <ReadingPage
      title="Returns and Exchanges"
      lede="A gift should be loved. If it isn't, send it back."
      sections={returns}
    >
      <Cluster>
        <QueryButton variant="primary">Start a Return</QueryButton>
        <QueryButton>Contact Support</QueryButton>
      </Cluster>
    </ReadingPage>
  );
}
