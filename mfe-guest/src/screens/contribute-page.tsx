import { PostedGiftPage } from '../features/giving/posted-gift-page.tsx';

export default function ContributePage() {
  return <PostedGiftPage kind="contribute" />;
}
