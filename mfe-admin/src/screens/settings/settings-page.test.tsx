import {
  changeSetting,
  listSettings,
  settingName,
  type PlatformSetting,
  type SettingName,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import SettingsPage from './settings-page.tsx';

const setting = (name: SettingName, values: Partial<PlatformSetting> = {}): PlatformSetting => ({
  ...{ name, source: 'default', value: '30', stored: null, default: '30' },
  ...{ changedAt: null, changedBy: null },
  ...values,
});

const all = (changed: readonly PlatformSetting[]): PlatformSetting[] =>
  settingName.options.map((name) => changed.find((each) => each.name === name) ?? setting(name));

function openSettings(...changed: PlatformSetting[]) {
  testServer.reply(listSettings, { settings: all(changed) });
  return renderScreen(<SettingsPage />, {
    path: '/admin/settings',
    session: signedInAs('admin'),
  });
}

const row = async (label: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: label });
  const item = heading.closest('li');
  if (!item) throw new Error(`${label} has no row.`);
  return within(item);
};

test('a setting says its value, default, source and who changed it', async () => {
  openSettings(
    setting('BRAND', {
      ...{ value: 'Uphaar', stored: 'Uphaar', default: 'Tohfa', source: 'database' },
      ...{ changedAt: '2026-11-26T10:00:00.000Z', changedBy: 'Asha Rao' },
    }),
    setting('SIGN_UP', { value: 'invitation', source: 'environment' }),
  );
  const brand = await row('Brand');
  expect(brand.getByText('Uphaar')).toBeVisible();
  expect(brand.getByText('Default: Tohfa')).toBeVisible();
  expect(brand.getByText(/^Changed by Asha Rao on /)).toBeVisible();
  const signUp = await row('Sign-up');
  expect(signUp.getByText('By a host’s invitation')).toBeVisible();
  expect(signUp.getByText(/The variable SIGN_UP of the servers wins/)).toBeVisible();
  expect(signUp.queryByRole('button')).toBeNull();
});

test('a change is checked before it is sent, saved, and undone from the toast', async () => {
  const { user } = openSettings();
  testServer.reply(
    changeSetting,
    setting('GUEST_DATA_DAYS', { value: '90', stored: '90', source: 'database' }),
  );
  await user.click((await row('Days until guests are forgotten')).getByRole('button'));
  const field = await screen.findByRole('textbox', { name: /Days until/ });
  await user.clear(field);
  await user.type(field, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('This must be a whole number from 30 to 730.')).toBeVisible();
  expect(testServer.requests(changeSetting)).toEqual([]);
  await user.clear(field);
  await user.type(field, '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(testServer.requests(changeSetting).map(({ body }) => body)).toEqual([
    { value: '90', seen: null },
    { value: null, seen: '90' },
  ]);
});

test('a search leaves the settings that match', async () => {
  const { user } = openSettings();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a setting' }), 'whatsapp');
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'WhatsApp address',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'xyz');
  expect(screen.getByText('No setting matches')).toBeVisible();
});
