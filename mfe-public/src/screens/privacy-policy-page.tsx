import { privacyPolicy } from '@gift-registry/bff-contract';
import { headings } from '../headings.ts';
import { LegalPage } from '../features/support/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage heading={headings['privacy-policy']} sections={privacyPolicy} />;
}
