import {
  ApiError,
  mailSubjects,
  getMailSettings,
  readLinkedMailSettings,
  saveLinkedMailSettings,
  saveMailSettings,
  type MailSettings,
  type MailSubject,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { EmptyState } from '@gift-registry/design-system/empty-state';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { Skeleton } from '@gift-registry/design-system/skeleton';
import { Link, useNavigation, withReturnTo, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFailure, failureToast } from '../../features/platform/query-failure.tsx';
import { Screen } from '../../features/platform/screen.tsx';
import { MailSettingsForm } from './mail-settings-form.tsx';
import { useApi } from '../../api.ts';

const subjects: Readonly<
  Record<MailSubject, { readonly name: string; readonly off: Partial<MailSettings> }>
> = {
  gifts: { name: 'mails about gifts', off: { giftMails: 'never' } },
  events: {
    name: 'reminders around your event',
    off: { eventMails: false },
  },
  questions: {
    name: 'mails about guests’ questions',
    off: { questionMails: false },
  },
};

interface Props {
  readonly about: MailSubject;
  readonly saved: MailSettings;
  readonly busy: boolean;
  readonly onSave: (settings: MailSettings) => void;
}

function StopMails({ about, saved, busy, onSave }: Props) {
  const { name, off } = subjects[about];
  const stopped = { ...saved, ...off };
  const isOff = JSON.stringify(stopped) === JSON.stringify(saved);
  if (isOff)
    return (
      <Alert title={`You get no more ${name}.`}>You can change this and the rest below.</Alert>
    );
  return (
    <Alert
      title={`Stop the ${name}?`}
      action={
        <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => onSave(stopped)}>
          Stop them
        </Button>
      }
    >
      Your other mails stay as they are below.
    </Alert>
  );
}

function useMailSettings(token: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const queryKey = ['mail-settings', token ?? 'own'];
  const settings = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      token === undefined
        ? api(getMailSettings, {}, { signal })
        : api(readLinkedMailSettings, { body: { token } }, { signal }),
  });
  const save = useMutation<MailSettings, ApiError, MailSettings>({
    mutationFn: (body) =>
      token === undefined
        ? api(saveMailSettings, { body })
        : api(saveLinkedMailSettings, { body: { ...body, token } }),
    onSuccess(saved) {
      client.setQueryData(queryKey, saved);
      showToast({ type: 'success', title: 'Saved. This is how we mail you from now on.' });
    },
    onError: (error) =>
      showToast(failureToast('Failed to save your mail settings. Please try again.', error)),
  });
  return { settings, save };
}

const isRefused = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 401);

function readLink(search: string) {
  const query = new URLSearchParams(search);
  const subject = query.get('about');
  return {
    token: query.get('token') ?? undefined,
    about: mailSubjects.find((each) => each === subject),
  };
}

export default function MailSettingsPage() {
  const { location } = useNavigation();
  const [{ token, about }] = useState(() => readLink(location.search));
  const { settings, save } = useMailSettings(token);
  return (
    <Screen width="narrow">
      <PageHeading
        title="Mails to you"
        lede="When we write to you about the registries that you host."
      />
      {settings.isPending && <Skeleton lines={5} />}
      {settings.isError &&
        (isRefused(settings.error) ? (
          <EmptyState
            headingLevel={2}
            title={token === undefined ? 'Please sign in' : 'This link is incomplete'}
            action={
              <Button
                variant="primary"
                href={withReturnTo('/email-login', '/mail-settings')}
                linkComponent={Link}
              >
                Sign in
              </Button>
            }
          >
            Open it from your mail again, or sign in to change your mails.
          </EmptyState>
        ) : (
          <QueryFailure
            query={settings}
            title="Failed to load your mail settings. Please try again."
          />
        ))}
      {settings.data && (
        <Stack gap={5}>
          {about && (
            <StopMails
              about={about}
              saved={settings.data}
              busy={save.isPending}
              onSave={save.mutate}
            />
          )}
          <Card padding="lg">
            <MailSettingsForm
              key={JSON.stringify(settings.data)}
              saved={settings.data}
              busy={save.isPending}
              onSave={save.mutate}
            />
          </Card>
        </Stack>
      )}
    </Screen>
  );
}
