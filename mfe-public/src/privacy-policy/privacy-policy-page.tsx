import { LegalPage } from '../reading/legal-page.tsx';
import { opening } from './opening.ts';
import { privacyPolicy } from './privacy-policy.ts';

export default function PrivacyPolicyPage() {
  return <LegalPage opening={opening} sections={privacyPolicy} />;
}
