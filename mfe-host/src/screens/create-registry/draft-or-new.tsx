import type { Registry } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InitialValues } from '../../features/registries/form/registry-form-values.ts';
import { DraftNotice } from './draft-notice.tsx';
import { RegistryForm } from './registry-form.tsx';

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
