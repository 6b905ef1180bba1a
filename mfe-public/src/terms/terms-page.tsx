import { termsOfService } from '@gift-registry/bff-contract';
import { intros } from '../intros.ts';
import { LegalPage } from '../reading/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage intro={intros.terms} sections={termsOfService} />;
}
