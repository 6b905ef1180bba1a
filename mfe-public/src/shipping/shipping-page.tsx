import { ReadingPage } from '../reading/reading-page.tsx';
import { shipping } from '../reading/store-policies.ts';

export default function ShippingPage() {
  return (
    <ReadingPage
      title="Shipping"
      lede="How your gifts travel, how long they take and what it costs."
      sections={shipping}
    />
  );
}
