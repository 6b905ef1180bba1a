import { ReadingPage } from '../reading/reading-page.tsx';
import { settings } from '../settings.ts';
import { terms } from './terms.ts';

export default function TermsPage() {
  const { brand } = settings();
  return (
    <ReadingPage
      title="Terms of Service"
      lede={`What you can expect of ${brand}, and we of you.`}
      sections={terms}
    />
  );
}
