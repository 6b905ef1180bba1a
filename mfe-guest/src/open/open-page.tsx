import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { openPath } from '../claiming/gift-paths.ts';
import { PostForm } from '../claiming/post-form.tsx';
import { usePageForm } from '../gift-form/use-page-form.ts';
import { PageBody } from '../page-body/page-body.tsx';

/** The passcode of a registry, with and without scripts. The page knows nothing of the registry. */
export default function OpenPage() {
  const shareCode = usePathParams()['shareCode'] ?? '';
  const { search } = useNavigation().location;
  const action = openPath(shareCode);
  const form = usePageForm(action);
  const then = form?.values['then'] ?? new URLSearchParams(search).get('then') ?? '';
  const error = form?.errors['passcode'];
  return (
    <PageBody width="narrow">
      <title>A registry with a passcode</title>
      <PostForm action={action} csrfToken={form?.csrfToken ?? ''}>
        <Stack gap={5}>
          <PageHeading
            title="This registry opens with a passcode"
            lede="The host gave it to you with the link. We ask once on this device, and again after 30 days."
          />
          {form?.failure && (
            <Alert type="error" title="The registry was not opened">
              {form.failure}
            </Alert>
          )}
          <input type="hidden" name="then" value={then} />
          <TextField
            // The page of a wrong passcode is loaded anew: a screen reader begins at the field with its sentence.
            key={error}
            label="Passcode"
            name="passcode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // A try that was not judged keeps its text.
            defaultValue={form?.failure === undefined ? '' : form.values['passcode']}
            maxLength={100}
            autoFocus={error !== undefined}
            error={error}
          />
          <div>
            <Button type="submit" variant="primary" size="lg" disabled={!form}>
              Open the registry
            </Button>
          </div>
        </Stack>
      </PostForm>
    </PageBody>
  );
}
