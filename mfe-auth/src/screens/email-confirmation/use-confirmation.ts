import { confirmEmail } from '@gift-registry/bff-contract';
import { useToast, useSession } from '@gift-registry/shell-contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { isMagicLink, type UsableLink } from './confirmation-link.ts';

export function useConfirmation() {
  const api = useApi();
  const showToast = useToast();
  const session = useSession();
  return useMutation({
    mutationFn: async (link: UsableLink) => {
      const reply = await api(confirmEmail, { body: link });
      if (!reply.user) throw new Error('No user returned from verification');
      return reply;
    },
    onSuccess(reply, link) {
      session.replace(reply);
      showToast(
        isMagicLink(link)
          ? { type: 'success', title: 'Success!', description: 'Signed in successfully.' }
          : { type: 'success', title: 'Email Confirmed! Your account has been verified.' },
      );
    },
  });
}
