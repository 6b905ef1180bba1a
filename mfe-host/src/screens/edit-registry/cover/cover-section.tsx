import {
  maxCoverAltLength,
  maxStoryLength,
  refusalProblems,
  type Registry,
  saveCover,
  registryThemes,
  themeLabels,
  type RegistryTheme,
} from '@gift-registry/bff-contract';
import { palettes } from '@gift-registry/bff-contract/themes';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { Section, Stack } from '@gift-registry/design-system/layout';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import { useToast } from '@gift-registry/shell-contract';
import { saveFailure } from '../../../features/registries/form/registry-form-values.ts';
import { LeaveWithChanges } from '../../../features/registries/form/leave-with-changes.tsx';
import { CoverPhoto } from './cover-photo.tsx';
import { useCoverForm, type CoverValues } from './use-cover-form.ts';
import { useCoverPhoto } from './use-cover-photo.ts';
import { useApi } from '../../../api.ts';
import { useSaveRegistry } from '../../../features/registries/use-save-registry.ts';
import { ThemePreview } from '../theme-preview.tsx';
import styles from '../registry-details.module.css';

const shownColours = ['canvas', 'primary', 'marigold', 'accent'] as const;

interface Props {
  readonly registryId: string;
  readonly value: RegistryTheme;
  readonly onChange: (theme: RegistryTheme) => void;
}

function ThemePicker({ registryId, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>Theme</legend>
      <p className={styles.hint}>
        Colours, letters and ornament of your page, your printed cards and the picture of your link,
        and the colours of mails to your guests.
      </p>
      <div className={styles.themes}>
        {registryThemes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <span className={styles.swatches} aria-hidden="true">
              {shownColours.map((colour) => (
                <span key={colour} style={{ background: palettes[theme][colour].light }} />
              ))}
            </span>
            {themeLabels[theme]}
          </label>
        ))}
      </div>
      <ThemePreview registryId={registryId} theme={value} />
    </fieldset>
  );
}

function useSaveCover(registryId: string, version: number | undefined) {
  const api = useApi();
  return useSaveRegistry(registryId, (values: CoverValues) =>
    api(saveCover, {
      params: { registryId },
      body: { ...values, ...(version === undefined ? {} : { coverVersion: version }) },
    }),
  );
}

export function CoverSection({ registry }: { readonly registry: Registry }) {
  const showToast = useToast();
  const form = useCoverForm(registry);
  const { values, problems, changes, change } = form;
  const chosen = useCoverPhoto(form.choosePicture);
  const save = useSaveCover(registry.id, form.version);

  const submit = async (): Promise<boolean> => {
    if (!chosen.isSettled() || !form.validate()) return false;
    try {
      form.show(await save.mutateAsync(values));
    } catch {
      return false;
    }
    showToast({ type: 'success', title: 'Cover and story saved' });
    return true;
  };
  const { error: refusal } = save;
  const refused = refusalProblems(refusal, form.shownFields);
  const fields = { ...refused.fields, ...problems.fields };
  const failure =
    problems.form ??
    (refusal && refused.form !== undefined && refusal.code !== 'stale'
      ? saveFailure(refusal, true)
      : undefined);

  return (
    <Section
      title="Cover and story"
      lede="Guests see them above your list. All of them are optional."
    >
      <Card padding="lg">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap={5}>
            {form.isStale && (
              <Alert
                type="warning"
                title="The cover or the story was changed on another device"
                action={<Button onClick={form.takeSaved}>Use the saved values</Button>}
              >
                Nothing you typed is lost. “Save cover and story” replaces the saved values with
                yours.
              </Alert>
            )}
            <CoverPhoto
              chosen={chosen}
              imageUrl={values.coverImageUrl}
              alt={values.coverAlt}
              error={fields.coverImageUrl}
              onChange={form.choosePicture}
            />
            {values.coverImageUrl !== null && (
              <TextField
                label="What does the picture show?"
                hint="For guests who can’t see it, such as “Asha and Dev under a mango tree”."
                maxLength={maxCoverAltLength}
                value={values.coverAlt}
                error={fields.coverAlt}
                onChange={({ target }) => change({ coverAlt: target.value })}
              />
            )}
            <TextArea
              label="Your story"
              optional
              hint="How you met, whom you are waiting for, where you will live."
              rows={4}
              limit={maxStoryLength}
              value={values.story}
              error={fields.story}
              onChange={({ target }) => change({ story: target.value })}
            />
            {values.theme && (
              <ThemePicker
                registryId={registry.id}
                value={values.theme}
                onChange={(theme) => change({ theme })}
              />
            )}
            {failure !== undefined && (
              <Alert type="error" title="The cover and the story were not saved">
                {failure}
              </Alert>
            )}
            <div className={styles.save} data-unsaved={changes.length > 0 || undefined}>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                busy={save.isPending}
                busyLabel="Saving..."
              >
                Save cover and story
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      <LeaveWithChanges
        changes={changes}
        isSaving={save.isPending}
        failure={refusal ? saveFailure(refusal, true) : undefined}
        onSave={({ leave, stay }) => {
          if (!chosen.isSettled() || !form.validate()) stay();
          else void submit().then((saved) => saved && leave());
        }}
      />
    </Section>
  );
}
