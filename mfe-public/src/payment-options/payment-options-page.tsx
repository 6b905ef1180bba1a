import { ReadingPage } from '../reading/reading-page.tsx';
import { paymentOptions } from '../reading/store-policies.ts';

export default function PaymentOptionsPage() {
  return (
    <ReadingPage
      title="Payment Options"
      lede="Pay as you like, alone or together."
      sections={paymentOptions}
    />
  );
}
