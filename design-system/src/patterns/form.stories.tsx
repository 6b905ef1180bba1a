import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Cluster, Page, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const OCCASIONS = [{ value: 'Wedding' }, { value: 'Birthday' }, { value: 'Housewarming' }];

type RegistryFormProps = { failed?: boolean; busy?: boolean };

function RegistryForm({ failed = false, busy = false }: RegistryFormProps) {
  return (
    <Page width="narrow">
      <Stack gap={5}>
        <PageHeading title="Let’s Setup Your Registry!" />
        <Stepper current={1} />
        <TextField
          label="Registry name"
          defaultValue={failed ? '' : 'Asha and Rohan’s wedding'}
          error={failed ? 'Registry name is required' : undefined}
        />
        <SelectField label="Occasion" options={OCCASIONS} />
        <TextField label="Event date" type="date" defaultValue="2026-12-12" />
        <TextArea label="Message for guests" optional limit={500} rows={3} />
        <Checkbox label="Show my address to guests" />
        {failed && (
          <Alert type="error">
            Network error occurred. Please check your connection and try again.
          </Alert>
        )}
        <Cluster justify="end">
          <Button>Save draft</Button>
          <Button variant="primary" busy={busy} busyLabel="Saving...">
            Go Ahead!
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}

/** Use it for everything that people fill in: one column, labels above, the button below the last field.
 *
 * Errors stand at their fields after the form is sent or the field is left; the first one gets the focus. */
const meta = {
  title: 'Patterns/Form (fields, validation)',
  id: 'patterns-form',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { render: () => <RegistryForm /> };

export const Rejected: Story = { render: () => <RegistryForm failed /> };

export const Busy: Story = { render: () => <RegistryForm busy /> };
