import { termsOfService } from '@gift-registry/bff-contract';
import { headings } from '../headings.ts';
import { LegalPage } from '../features/support/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage heading={headings.terms} sections={termsOfService} />;
}
