import { Tabs } from '@gift-registry/design-system/tabs';
import { useNavigation } from '@gift-registry/shell-contract';

const paths = { login: '/email-login', signup: '/email-signup' } as const;

export function SignInTabs({ value }: { readonly value: keyof typeof paths }) {
  const { location, navigate } = useNavigation();
  return (
    <Tabs
      label="Login or sign up"
      variant="pill"
      value={value}
      onValueChange={(tab) => tab !== value && navigate(`${paths[tab]}${location.search}`)}
      tabs={[
        { value: 'login', label: 'Login' },
        { value: 'signup', label: 'Sign Up' },
      ]}
    />
  );
}
