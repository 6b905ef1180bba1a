import { type Account, cancelEmailChange, changeEmail } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { Link, useScrollToHash } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { useApi } from '../../api.ts';
import { useAccountChange, problemOf } from './use-account.ts';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import styles from './account-page.module.css';

const shownFields = ['email'];

function EmailForm() {
  const api = useApi();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { email: '' },
  });
  const change = useAccountChange({
    send: (body: { email: string }) => api(changeEmail, { body }),
    done: () => 'Please confirm the new address in both mailboxes.',
    shownFields,
    failureTitle: 'We could not save this. Please try again.',
  });
  return (
    <AuthForm onSubmit={handleSubmit((values) => change.mutate(values))}>
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={formState.errors.email?.message ?? problemOf(change.error, 'email')}
      />
      <FormProblem errors={formState.errors} shown={shownFields} />
      <div>
        <Button type="submit" busy={change.isPending} busyLabel="Sending...">
          Change the address
        </Button>
      </div>
    </AuthForm>
  );
}

function EmailSection({ account: { email, newEmail } }: { readonly account: Account }) {
  const api = useApi();
  const cancel = useAccountChange({
    send: () => api(cancelEmailChange, {}),
    done: () => 'Your address stays as it is.',
    failureTitle: 'We could not save this. Please try again.',
  });
  return (
    <Card>
      <Stack gap={4}>
        <p>
          You sign in with <strong>{email}</strong>, and our mails go there.
        </p>
        {newEmail === null ? (
          <EmailForm />
        ) : (
          <Alert
            type="info"
            title={`${newEmail} waits for your confirmation.`}
            action={
              <Button busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
                Keep the old address
              </Button>
            }
          >
            We sent a mail to each of your two addresses. Please press the button in both, within 24
            hours.
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

export function AccountSections({ account }: { readonly account: Account }) {
  useScrollToHash(true);

  return (
    <Stack gap={7}>
      <Section part="details" title="About you" className={styles.section}>
        <DetailsForm account={account} />
      </Section>
      <Section part="email" title="Email address" className={styles.section}>
        <EmailSection account={account} />
      </Section>
      <Section
        part="password"
        title={account.hasPassword ? 'Password' : 'A password'}
        className={styles.section}
      >
        <PasswordForm account={account} />
      </Section>
      <Section
        part="devices"
        id="devices"
        title="Signed in on these devices"
        lede="Sign out devices that you no longer use. If you don’t recognise one, sign it out and change your password."
        className={styles.section}
      >
        <DevicesSection />
      </Section>
      <Section
        title="Mails to you"
        lede="When we write to you about the registries that you host."
        className={styles.section}
      >
        <div>
          <Button href="/mail-settings" linkComponent={Link}>
            Change how mails come
          </Button>
        </div>
      </Section>
      <Section part="data" id="your-data" title="Your data" className={styles.section}>
        <DataSection dataExport={account.dataExport} />
      </Section>
      {account.deletesAt === null && (
        <Section part="deletion" title="Delete your account" className={styles.section}>
          <DeletionSection account={account} />
        </Section>
      )}
    </Stack>
  );
}
