import {
  inviteCoHost,
  resendInvitation,
  revokeInvitation,
  type RegistryHosts,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { dayOf } from '../../gifts/gift-words.ts';
import { useSettingMutation } from '../use-setting-mutation.ts';
import styles from './hosts-section.module.css';

interface Props {
  readonly registryId: string;
  readonly invitations: RegistryHosts['invitations'];
}

const failureTitle = 'We could not send the invitation. Please try again.';

/** Open invitations, and the form for a new one. */
export function Invitations({ registryId, invitations }: Props) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const params = { registryId };
  const invite = useSettingMutation({
    send: (address: string) => api(inviteCoHost, { params, body: { email: address } }),
    done: (_, address) => `An invitation is on its way to ${address}.`,
    onDone: () => setEmail(''),
    failureTitle,
  });
  const resend = useSettingMutation({
    send: (invitationId: string) => api(resendInvitation, { params: { registryId, invitationId } }),
    done: () => 'A new invitation is on its way.',
    failureTitle,
  });
  const revoke = useSettingMutation({
    send: (invitationId: string) => api(revokeInvitation, { params: { registryId, invitationId } }),
    done: () => 'The invitation has ended.',
    failureTitle: 'We could not save this. Please try again.',
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
                    : `Invited, until ${dayOf(invitation.expiresAt)}`}
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
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate(email.trim());
        }}
      >
        <TextField
          label="Invite a co-host by email"
          type="email"
          autoComplete="off"
          className={styles.field}
          value={email}
          error={invite.error?.field === 'email' ? invite.error.message : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={invite.isPending} busyLabel="Sending...">
          Invite
        </Button>
      </form>
    </>
  );
}
