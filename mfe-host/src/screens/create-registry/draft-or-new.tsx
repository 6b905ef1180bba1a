import { type Registry, formatDay } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack, Cluster } from '@gift-registry/design-system/layout';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InitialValues } from '../../features/registries/form/registry-form-values.ts';
import { RegistryForm } from './registry-form.tsx';
import { describeDraft } from '../../features/registries/form/unsaved-changes.ts';

interface DraftNoticeProps {
  readonly draft: Registry;
  readonly startsNew: boolean;
  readonly onContinue: () => void;
  readonly onStartNew: () => void;
}

function DraftNotice({ draft, startsNew, onContinue, onStartNew }: DraftNoticeProps) {
  const described = describeDraft(draft) ?? '';
  if (startsNew)
    return (
      <Alert
        title="You start a new registry"
        action={<Button onClick={onContinue}>Back to the draft</Button>}
      >
        {draft.itemCount > 0
          ? `${capitalized(described)} stays on your dashboard.`
          : `${capitalized(described)} is empty; saving replaces it.`}
      </Alert>
    );
  return (
    <Alert
      title={`You have a draft of ${formatDay(draft.updatedAt)}`}
      action={
        <Cluster>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
          <Button onClick={onStartNew}>Start a new one</Button>
        </Cluster>
      }
    >
      {`The form shows ${described}.`}
    </Alert>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Form = 'draft' | 'new';

interface Props {
  readonly draft: Registry | null;
  readonly focusForm: boolean;
  readonly withStarterList: boolean;
}

/** The form of the draft, or an empty one beside it. What was typed into one survives a look at the other. */
export function DraftOrNew({ draft, focusForm: focusesForm, withStarterList }: Props) {
  const [form, setForm] = useState<Form>('draft');
  const [noticed, setNoticed] = useState(draft === null);
  const [typed, setTyped] = useState<Partial<Record<Form, InitialValues>>>({});
  const keepTyped = useCallback(
    (values: InitialValues) => setTyped((kept) => ({ ...kept, [form]: values })),
    [form],
  );
  const area = useRef<HTMLDivElement>(null);
  const focusForm = () => area.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (focusesForm) focusForm();
  }, [focusesForm]);

  return (
    <Stack gap={5}>
      {draft && !noticed && (
        <DraftNotice
          draft={draft}
          startsNew={form === 'new'}
          onContinue={() => {
            if (form === 'new') setForm('draft');
            else {
              setNoticed(true);
              focusForm();
            }
          }}
          onStartNew={() => setForm('new')}
        />
      )}
      <div ref={area}>
        <RegistryForm
          key={form}
          draft={form === 'draft' ? draft : null}
          besideDraft={form === 'new'}
          typedBefore={typed[form]}
          withStarterList={withStarterList}
          onTyped={keepTyped}
        />
      </div>
    </Stack>
  );
}
