import {
  fundKindNames,
  fundKinds,
  maxFundDescriptionLength,
  typedFund,
  unshownProblem,
  type FundKind,
  type RegistryItem,
  addFund,
  registryItem,
  saveFund,
  type ApiError,
  type FundForm,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { Cluster } from '@gift-registry/design-system/layout';
import { LazyImage } from '@gift-registry/design-system/lazy-image';
import { SelectField } from '@gift-registry/design-system/select-field';
import { TextArea } from '@gift-registry/design-system/text-area';
import { TextField } from '@gift-registry/design-system/text-field';
import {
  forgetDraft,
  useDraft,
  useKeptForm,
  type HistoryLayer,
} from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-queries.ts';
import { ChoosePhoto } from '../registries/choose-photo.tsx';
import { useUploadPhoto } from '../registries/use-upload-photo.ts';
import styles from './fund-dialog.module.css';

interface FundPictureProps {
  readonly kind: FundKind;
  readonly picture: string | null;
  readonly error: string | undefined;
  readonly onChange: (picture: string | null) => void;
}

function FundPicture({ kind, picture, error, onChange }: FundPictureProps) {
  const upload = useUploadPhoto(({ hash }) => onChange(hash));
  return (
    <Cluster>
      <div className={styles.picture}>
        <LazyImage
          src={
            picture === null ? `/pictures/fund-${kind}.svg` : `/gift-pictures/${picture}-400.webp`
          }
          alt={picture === null ? `Our drawing: ${fundKindNames[kind]}` : 'Your picture'}
          ratio="1 / 1"
        />
      </div>
      <ChoosePhoto
        name="Picture of the fund"
        label={picture === null ? 'Upload a picture' : 'Choose another picture'}
        busy={upload.isPending}
        error={upload.error?.message ?? error}
        onChoose={upload.mutate}
      >
        {picture !== null && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Use our drawing
          </Button>
        )}
      </ChoosePhoto>
    </Cluster>
  );
}

interface Options {
  readonly registryId: string | null;
  readonly item: RegistryItem | undefined;
  readonly onSaved: (item: RegistryItem) => void;
}

/** `isStale`: another device was faster. The next save replaces its changes. */
function useSaveFund({ registryId, item, onSaved }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const version = useRef(item?.fund?.version);
  const { mutate, isPending, error } = useMutation<RegistryItem, ApiError, FundForm>({
    mutationFn: (fund) =>
      item !== undefined && version.current !== undefined
        ? api(saveFund, {
            params: { itemId: item.id },
            body: { fund, fundVersion: version.current },
          })
        : api(addFund, { body: { registryId, fund } }),
    onError({ code, current }) {
      if (code === 'stale') version.current = registryItem.safeParse(current).data?.fund?.version;
    },
    onSuccess(saved) {
      onSaved(saved);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
  return { save: mutate, isSaving: isPending, error, isStale: error?.code === 'stale' };
}

const firstNames: Readonly<Record<FundKind, string>> = {
  honeymoon: 'Our honeymoon',
  'first-home': 'Our first home',
  education: 'For an education',
  charity: 'For a good cause',
  shagun: 'Shagun',
};

const shownFields = ['kind', 'picture', 'name', 'description', 'goal'];

interface Values {
  kind: FundKind;
  name: string;
  description: string;
  goal: string;
  picture: string | null;
  showsProgress: boolean;
}

const valuesOf = (item: RegistryItem | undefined): Values => ({
  kind: item?.fund?.kind ?? 'honeymoon',
  name: item?.product.name ?? firstNames.honeymoon,
  description: item?.product.description ?? '',
  goal: item?.fund?.goal ? String(item.fund.goal) : '',
  picture: hashOf(item?.product.imageUrl),
  showsProgress: item?.fund?.showsProgress ?? true,
});

const hashOf = (imageUrl: string | undefined): string | null =>
  /^\/gift-pictures\/([0-9a-f]{64})-/.exec(imageUrl ?? '')?.[1] ?? null;

interface Props {
  readonly registryId: string | null;
  readonly item?: RegistryItem | undefined;
  readonly layer: HistoryLayer;
  readonly onSaved: (item: RegistryItem) => void;
}

export function FundDialog({ registryId, item, layer, onSaved }: Props) {
  const draftKey = `fund:${item?.id ?? registryId ?? 'new'}`;
  const draft = useDraft(draftKey, valuesOf(item));
  const form = useForm({ resolver: zodResolver(typedFund), defaultValues: draft.values });
  useKeptForm(form, draftKey);
  const { register, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const end = () => {
    forgetDraft(draftKey);
    layer.close();
  };
  const { save, isSaving, error, isStale } = useSaveFund({
    registryId,
    item,
    onSaved(saved) {
      end();
      onSaved(saved);
    },
  });
  const [kind, picture] = useWatch({ control, name: ['kind', 'picture'] });
  const choose = (next: FundKind) => {
    if (getValues('name') === firstNames[kind]) setValue('name', firstNames[next]);
    setValue('kind', next);
  };

  return (
    <FormDialog
      layer={layer}
      title={item ? 'Change the fund' : 'Add a fund'}
      description="Guests give any amount to it, also beyond its goal, until you close it."
      submitLabel={item ? 'Save fund' : 'Add fund'}
      busyLabel="Saving..."
      busy={isSaving}
      failure={unshownProblem(errors, shownFields) ?? (!isStale && error?.message)}
      onSubmit={(event) => void form.handleSubmit((fund) => save(fund))(event)}
      onCancel={end}
    >
      {isStale && (
        <Alert type="warning" title="This fund was changed on another device">
          Nothing you typed is lost. “Save fund” replaces the saved values with yours.
        </Alert>
      )}
      <SelectField
        label="What is it for?"
        options={fundKinds.map((value) => ({ value, label: fundKindNames[value] }))}
        value={kind}
        onValueChange={choose}
        error={errors.kind?.message}
      />
      <FundPicture
        kind={kind}
        picture={picture ?? null}
        error={errors.picture?.message}
        onChange={(hash) => setValue('picture', hash, { shouldDirty: true })}
      />
      <TextField label="Name" {...register('name')} error={errors.name?.message} />
      <TextArea
        label="A few words about it"
        optional
        rows={3}
        limit={maxFundDescriptionLength}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextField
        label="Goal"
        optional
        startSlot="₹"
        inputMode="decimal"
        hint="Guests see a bar that fills up. It may be passed."
        {...register('goal')}
        error={errors.goal?.message}
      />
      <Controller
        control={control}
        name="showsProgress"
        render={({ field }) => (
          <Checkbox
            label="Show progress to guests"
            hint="Otherwise only you see how much was given, and by how many."
            checked={field.value}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.checked)}
          />
        )}
      />
    </FormDialog>
  );
}
