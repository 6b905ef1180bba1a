import { shareCodeFromInput } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation } from '@gift-registry/shell-contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { PageBody } from '../../features/platform/page-body.tsx';

export function CodeForm() {
  const { navigate } = useNavigation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const open = (event: FormEvent) => {
    event.preventDefault();
    const code = shareCodeFromInput(typed);
    if (code === '') setError('Please paste the link or the code that your host shared with you.');
    else navigate(`/guest?code=${encodeURIComponent(code)}`);
  };

  return (
    <PageBody width="narrow">
      <form method="get" action="/guest" noValidate onSubmit={open}>
        <Stack gap={5}>
          <PageHeading
            title="Find a registry"
            lede="Paste the link or the code that your host shared with you. You need no account."
          />
          <TextField
            label="Link or code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="primary" size="lg">
            Open the wish list
          </Button>
        </Stack>
      </form>
    </PageBody>
  );
}
