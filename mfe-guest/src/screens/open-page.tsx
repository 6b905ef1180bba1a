import { Button } from '@gift-registry/design-system/button';
import { TextField } from '@gift-registry/design-system/text-field';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { openPath } from '../features/platform/gift-paths.ts';
import { PageForm } from '../features/platform/page-form.tsx';

/** The passcode of a registry, with and without scripts. The page knows nothing of the registry. */
export default function OpenPage() {
  const shareCode = usePathParams()['shareCode'] ?? '';
  const { search } = useNavigation().location;
  const action = openPath(shareCode);
  return (
    <PageForm
      action={action}
      documentTitle="A registry with a passcode"
      title="This registry opens with a passcode"
      description="The host gave it to you with the link. We ask once on this device, and again after 30 days."
      failureTitle="The registry was not opened"
    >
      {(form) => {
        const error = form?.errors['passcode'];
        return (
          <>
            <input
              type="hidden"
              name="then"
              value={form?.values['then'] ?? new URLSearchParams(search).get('then') ?? ''}
            />
            <TextField
              // The page of a wrong passcode is loaded anew: a screen reader begins at the field with its message.
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
          </>
        );
      }}
    </PageForm>
  );
}
