import {
  email as emailSchema,
  formatDay,
  inviteCoHost,
  type RegistryHosts,
  resendInvitation,
  revokeInvitation,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useApi } from '../../api.ts';
import { TextSettingForm } from '../../features/registries/text-setting-form.tsx';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';
import styles from './hosts-section.module.css';

interface Props {
  readonly registryId: string;
  readonly invitations: RegistryHosts['invitations'];
}

const failureTitle = 'We could not send the invitation. Please try again.';

export function Invitations({ registryId, invitations }: Props) {
  const api = useApi();
  const resend = useSettingMutation({
    send: (invitationId: string) => api(resendInvitation, { params: { registryId, invitationId } }),
    done: () => 'A new invitation is on its way.',
    failureTitle,
  });
  const revoke = useSettingMutation({
    send: (invitationId: string) => api(revokeInvitation, { params: { registryId, invitationId } }),
    done: () => 'The invitation has ended.',
  });
  return (
    <>
      {invitations.length > 0 && (
        <ul className={styles.people} aria-label="Open invitations">
          {invitations.map((invitation) => (
            <li key={invitation.id} className={styles.person}>
              <span>
                {invitation.email}
                <small className={styles.email}>
                  {invitation.expired
                    ? 'This invitation has expired.'
                    : `Invited, until ${formatDay(invitation.expiresAt)}`}
                </small>
              </span>
              <Cluster>
                <Button
                  size="sm"
                  aria-label={`Send again: ${invitation.email}`}
                  busy={resend.isPending}
                  onClick={() => resend.mutate(invitation.id)}
                >
                  Send again
                </Button>
                <Button
                  size="sm"
                  aria-label={`Revoke: ${invitation.email}`}
                  busy={revoke.isPending}
                  onClick={() => revoke.mutate(invitation.id)}
                >
                  Revoke
                </Button>
              </Cluster>
            </li>
          ))}
        </ul>
      )}
      <TextSettingForm
        inline
        name="email"
        schema={emailSchema}
        send={(email) => api(inviteCoHost, { params: { registryId }, body: { email } })}
        done={(_, email) => `An invitation is on its way to ${email}.`}
        failureTitle={failureTitle}
        label="Invite a co-host by email"
        type="email"
        autoComplete="off"
        submitLabel="Invite"
        busyLabel="Sending..."
      />
    </>
  );
}
