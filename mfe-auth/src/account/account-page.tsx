import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Page, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { VisuallyHidden } from '@gift-registry/design-system/visually-hidden';
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
          lede="It belongs to you: change it, take it home, leave."
        />
        {error && !data && (
          <Alert
            type="error"
            title="Failed to load your account."
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {isPending && (
          <div role="status">
            <VisuallyHidden>Loading your account...</VisuallyHidden>
            <Skeleton lines={8} />
          </div>
        )}
        {data?.deletesAt && <KeepAccount deletesAt={data.deletesAt} />}
        {data && <AccountSections account={data} />}
      </Stack>
    </Page>
  );
}
