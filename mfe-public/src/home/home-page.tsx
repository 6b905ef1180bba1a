import { CallForQuery } from './call-for-query.tsx';
import { CreateRegistryCall } from './create-registry-call.tsx';
import { GiftingRegrets } from './gifting-regrets.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Promises } from './promises.tsx';
import { TaglineBanner } from './tagline-banner.tsx';
import { ThreeSteps } from './three-steps.tsx';

export default function HomePage() {
  return (
    <div className={styles.home}>
      <Hero />
      <ThreeSteps />
      <GiftingRegrets />
      <Promises />
      <TaglineBanner />
      <CreateRegistryCall />
      <CallForQuery />
    </div>
  );
}
