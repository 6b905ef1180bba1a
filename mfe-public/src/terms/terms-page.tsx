import { LegalPage } from '../reading/legal-page.tsx';
import { opening } from './opening.ts';
import { terms } from './terms.ts';

export default function TermsPage() {
  return <LegalPage opening={opening} sections={terms} />;
}
