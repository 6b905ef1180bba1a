import { confirmIdentity, demoAdmin, signIn } from '../../flows/accounts.ts';
import { expect, test } from '../../system/test.ts';

test('a leaked token is revoked: the question for the identity stands over the dialog, which stays', async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New deploy token' }).click();
  const making = page.getByRole('dialog', { name: 'New deploy token' });
  await making.getByLabel('Area').selectOption({ index: 1 });
  await making.getByLabel('Used by').fill('CI of the leaked token');
  await making.getByRole('button', { name: 'Make the token' }).click();

  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Your password')).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(making.getByRole('alert')).toContainText('Please confirm that it’s you first.');
  await making.getByRole('button', { name: 'Make the token' }).click();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await expect(making).toBeVisible();
  await making.getByRole('button', { name: 'Make the token' }).click();
  await expect(question.getByLabel('Your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(making.getByLabel('Used by')).toHaveValue('CI of the leaked token');
  await making.getByRole('button', { name: 'Make the token' }).click();
  await confirmIdentity(page, demoAdmin);
  const made = page.getByRole('dialog', { name: 'Copy the token now' });
  await made.getByRole('button', { name: 'Done' }).click();

  await page.context().clearCookies();
  await signIn(page, demoAdmin);
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Revoke CI of the leaked token' }).first().click();
  const revoking = page.getByRole('dialog', { name: 'Revoke CI of the leaked token?' });
  await revoking.getByRole('button', { name: 'Revoke the token' }).click();
  await confirmIdentity(page, demoAdmin);
  await expect(page.getByText('Token Revoked')).toBeVisible();
  await expect(revoking).toBeHidden();
});
