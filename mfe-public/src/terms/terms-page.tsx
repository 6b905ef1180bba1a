import { termsOfService } from '@gift-registry/bff-contract';
import { LegalPage } from '../reading/legal-page.tsx';
import { opening } from './opening.ts';

export default function TermsPage() {
  return <LegalPage opening={opening} sections={termsOfService} />;
}
