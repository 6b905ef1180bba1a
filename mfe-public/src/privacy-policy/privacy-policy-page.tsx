import { ReadingPage } from '../reading/reading-page.tsx';
import { settings } from '../settings.ts';
import { privacyPolicy } from './privacy-policy.ts';

export default function PrivacyPolicyPage() {
  const { brand } = settings();
  return (
    <ReadingPage
      title="Privacy Policy"
      lede={`What ${brand} knows about you, why, and for how long.`}
      sections={privacyPolicy}
    />
  );
}
