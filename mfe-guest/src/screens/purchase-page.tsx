import { PostedGiftPage } from '../features/giving/posted-gift-page.tsx';

export default function PurchasePage() {
  return <PostedGiftPage kind="purchase" />;
}
