import type { Account } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { Link, useScrollToHash } from '@gift-registry/shell-contract';
import styles from './account-page.module.css';
import { DataSection } from './data/data-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { PasswordForm } from './password/password-form.tsx';

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
