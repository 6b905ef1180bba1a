import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Page, Stack } from '../layout/layout.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screens.module.css';

type SignInProps = {
  email?: string;
  password?: string;
  emailError?: string;
  passwordError?: string;
  problem?: string;
  busy?: boolean;
};

function SignInForm({ email, password, emailError, passwordError, problem, busy }: SignInProps) {
  const ready = Boolean(email && password) && !emailError;
  return (
    <form noValidate>
      <Stack gap={5}>
        {problem && (
          <Alert type="error" title="Login Failed">
            {problem}
          </Alert>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={emailError}
        />
        <Stack gap={1}>
          <PasswordField label="Password" defaultValue={password} error={passwordError} />
          <TextLink href="#reset-password" variant="standalone" className={styles.right}>
            Forgot password?
          </TextLink>
        </Stack>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          disabled={!ready}
          busy={busy}
          busyLabel="Signing in..."
        >
          Login
        </Button>
        <p className={styles.divider}>or</p>
        <Button fullWidth>Sign in with Google</Button>
      </Stack>
    </form>
  );
}

function SignInScreen(form: SignInProps) {
  return (
    <ScreenFrame path="#email-login">
      <Page width="narrow">
        <Stack gap={6} className={styles.signIn}>
          <PageHeading align="center" title="Welcome back" lede="Your registries are waiting." />
          <Card padding="lg">
            <Tabs
              label="Login or sign up"
              variant="pill"
              tabs={[
                { value: 'login', label: 'Login', panel: <SignInForm {...form} /> },
                { value: 'signup', label: 'Sign Up', panel: <p>A few words about you.</p> },
              ]}
            />
          </Card>
        </Stack>
      </Page>
    </ScreenFrame>
  );
}

const meta = {
  title: 'Screens/Sign-in form',
  component: SignInScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { email: 'asha@example.in', password: 'Marigold7' };

export const Empty: Story = {};

export const Ready: Story = { args: filled };

export const Invalid: Story = {
  args: {
    email: 'asha..menon@example.in',
    emailError: 'Email cannot contain consecutive dots',
    passwordError: 'Please enter your password',
  },
};

export const Rejected: Story = {
  args: {
    ...filled,
    problem: 'Invalid email or password. Please check your credentials and try again.',
  },
};

export const Busy: Story = { args: { ...filled, busy: true } };

export const OnAPhone: Story = {
  args: filled,
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
};
