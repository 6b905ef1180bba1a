import { privacyPolicy } from '@gift-registry/bff-contract';
import { LegalPage } from '../reading/legal-page.tsx';
import { opening } from './opening.ts';

export default function PrivacyPolicyPage() {
  return <LegalPage opening={opening} sections={privacyPolicy} />;
}
