import { Page, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import styles from './account-page.module.css';
import { AccountSections } from './account-sections.tsx';
import { KeepAccount } from './deletion/keep-account.tsx';
import { useAccount } from './use-account.ts';

export default function AccountPage() {
  const { data, error, isPending, isFetching, refetch } = useAccount();
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={6}>
        <PageHeading
          title="Your account"
          lede="Change your details, download your data or delete your account."
        />
        {error && !data && (
          <LoadFailure
            title="Failed to load your account."
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {isPending && <Loading label="Loading your account..." lines={8} />}
        {data?.deletesAt && <KeepAccount deletesAt={data.deletesAt} />}
        {data && <AccountSections account={data} />}
      </Stack>
    </Page>
  );
}
