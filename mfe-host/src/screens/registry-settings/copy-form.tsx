import {
  copyRegistry,
  occasionLabels,
  occasions,
  refusalProblems,
  type Occasion,
  type Registry,
} from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { useSettingMutation } from '../../features/registries/use-setting-mutation.ts';

const shownFields = ['registryName', 'eventDate'] as const;

export function CopyForm({ registry }: { readonly registry: Registry }) {
  const api = useApi();
  const { navigate } = useNavigation();
  const [registryName, setName] = useState(registry.registryName);
  const [occasion, setOccasion] = useState<Occasion>(registry.occasion);
  const [eventDate, setDate] = useState('');
  const copy = useSettingMutation({
    send: () =>
      api(copyRegistry, {
        params: { registryId: registry.id },
        body: { registryName, occasion, eventDate },
      }),
    done: () => 'Your copy is a draft. Check it, then share it.',
    onDone: ({ id }) => navigate(`/edit-registry/${id}`),
    shownFields,
    failureTitle: 'We could not copy this registry. Please try again.',
  });
  const refused = refusalProblems(copy.error, shownFields).fields;
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          copy.mutate(undefined);
        }}
      >
        <Stack gap={4}>
          <h3>Copy it for another occasion</h3>
          <p>The copy has the same gifts and sections, and nothing that was given.</p>
          <TextField
            label="Name of the copy"
            maxLength={100}
            value={registryName}
            error={refused.registryName}
            onChange={(event) => {
              setName(event.target.value);
              copy.reset();
            }}
          />
          <SelectField
            label="Occasion"
            options={occasions.map((value) => ({ value, label: occasionLabels[value] }))}
            value={occasion}
            onValueChange={setOccasion}
          />
          <TextField
            label="Date"
            type="date"
            value={eventDate}
            error={refused.eventDate}
            onChange={(event) => {
              setDate(event.target.value);
              copy.reset();
            }}
          />
          <div>
            <Button type="submit" busy={copy.isPending} busyLabel="Copying...">
              Copy the registry
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
