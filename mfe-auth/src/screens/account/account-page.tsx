import { formatTime, keepAccount } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Page, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useSession } from '@gift-registry/shell-contract';
import { AccountSections } from './account-sections.tsx';
import { useAccount, useAccountChange } from './use-account.ts';
import { useApi } from '../../api.ts';
import styles from './account-page.module.css';

function KeepAccount({ deletesAt }: { readonly deletesAt: string }) {
  const api = useApi();
  const { refresh } = useSession();
  const keep = useAccountChange({
    send: () => api(keepAccount, {}),
    done: () => 'Your account stays, with your registries.',
    onDone: () => void refresh(),
    failureTitle: 'We could not restore your account. Please try again.',
  });
  return (
    <Alert
      type="warning"
      title={`Your account will be deleted on ${formatTime(deletesAt)}.`}
      action={
        <Button variant="primary" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
          Keep my account
        </Button>
      }
    >
      Keep it, and your registries and their links return. Until then you can only look after your
      account here.
    </Alert>
  );
}

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
