import { privacyPolicy } from '@gift-registry/bff-contract';
import { intros } from '../intros.ts';
import { LegalPage } from '../reading/legal-page.tsx';

export default function PrivacyPolicyPage() {
  return <LegalPage intro={intros['privacy-policy']} sections={privacyPolicy} />;
}
