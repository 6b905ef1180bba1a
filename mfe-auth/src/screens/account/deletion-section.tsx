import { accountKeptDays, type Account } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { Stack } from '@gift-registry/design-system/layout';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link, useHistoryLayer } from '@gift-registry/shell-contract';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionSection({ account }: { readonly account: Account }) {
  const question = useHistoryLayer('delete-account');
  const { ownRegistries } = account;
  return (
    <Card>
      <Stack gap={4}>
        <p>
          Your account and everything in it is deleted after {accountKeptDays} days. Until then you
          can sign in and keep it. The links of your registries stop at once, and guests who hold a
          gift are told.
        </p>
        {ownRegistries.length > 0 && (
          <div>
            <p>These registries go with it, unless you hand them over to a co-host first:</p>
            <ul>
              {ownRegistries.map(({ id, registryName }) => (
                <li key={id}>
                  <TextLink href={`/registry-settings/${id}`} linkComponent={Link}>
                    {registryName}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button variant="danger" onClick={() => question.show()}>
            Delete my account
          </Button>
        </div>
      </Stack>
      {question.open && (
        <DialogBoundary part="account-deletion" layer={question}>
          <DeletionDialog email={account.email} layer={question} />
        </DialogBoundary>
      )}
    </Card>
  );
}
