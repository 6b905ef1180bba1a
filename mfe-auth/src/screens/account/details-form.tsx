import { accountDetails, saveAccount, type Account } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Card } from '@gift-registry/design-system/card';
import { PhoneField } from '@gift-registry/design-system/phone-field';
import { TextField } from '@gift-registry/design-system/text-field';
import { useSession } from '@gift-registry/shell-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api.ts';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { FormProblem } from '../../features/accounts/form-problem.tsx';
import styles from './account-page.module.css';
import { problemOf, useAccountChange } from './use-account.ts';

const shownFields = ['firstName', 'lastName', 'phone'];

export function DetailsForm({ account }: { readonly account: Account }) {
  const api = useApi();
  const { refresh } = useSession();
  const { firstName, lastName, phone } = account;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(accountDetails),
    mode: 'onTouched',
    defaultValues: { firstName, lastName, phone },
  });
  const save = useAccountChange({
    send: (body: Pick<Account, 'firstName' | 'lastName' | 'phone'>) => api(saveAccount, { body }),
    done: () => 'Saved.',
    onDone: () => void refresh(),
    shownFields,
    failureTitle: 'We could not save this. Please try again.',
  });
  const errorOf = (field: 'firstName' | 'lastName' | 'phone') =>
    formState.errors[field]?.message ?? problemOf(save.error, field);

  return (
    <Card>
      <AuthForm onSubmit={handleSubmit((values) => save.mutate(values))}>
        <div className={styles.pair}>
          <TextField
            label="First name"
            autoComplete="given-name"
            {...register('firstName')}
            error={errorOf('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            {...register('lastName')}
            error={errorOf('lastName')}
          />
        </div>
        <PhoneField
          label="Phone number"
          optional
          abroad
          {...register('phone')}
          error={errorOf('phone')}
        />
        <FormProblem errors={formState.errors} shown={shownFields} />
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </AuthForm>
    </Card>
  );
}
