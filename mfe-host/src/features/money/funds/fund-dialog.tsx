import {
  fundKindNames,
  fundKinds,
  maxFundDescriptionLength,
  typedFund,
  unshownProblem,
  type FundKind,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Checkbox } from '@gift-registry/design-system/checkbox';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
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
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FundPicture } from './fund-picture.tsx';
import { useSaveFund } from './use-save-fund.ts';

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
