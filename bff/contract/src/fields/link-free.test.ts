import { externalProductForm } from '../items/items.ts';
import { registryForm } from '../registries/registries.ts';
import { withoutLinks } from './link-free.ts';

const messageOf = (schema: typeof registryForm.shape.registryName, name: string) =>
  schema.safeParse(name).error?.issues[0]?.message;

test.each([
  'Asha & Dev’s housewarming',
  'Meera turns 30!',
  'Baby Rao is coming',
  'प्रिया की शादी',
  'St. John family Diwali',
  'Our new home, No. 42',
  'Mr.&Mrs.Rao',
])('a registry may be named %s', (name) => {
  expect(messageOf(registryForm.shape.registryName, name)).toBeUndefined();
});

test.each([
  ['Open evil-bank.example', 'Please leave web and email addresses out of the name.'],
  ['see https://a.b/c', 'Please leave web and email addresses out of the name.'],
  ['WWW.PRIZE', 'Please leave web and email addresses out of the name.'],
  ['write to me@bank.in', 'Please leave web and email addresses out of the name.'],
  ['163.com', 'Please leave web and email addresses out of the name.'],
  [
    'Your bank account is locked',
    'Please choose a name that doesn’t read like a message from a bank or a service.',
  ],
  [
    'Click here for a gift',
    'Please choose a name that doesn’t read like a message from a bank or a service.',
  ],
  ['Asha\u202etfig', 'Please remove the invisible characters from the name.'],
])('a registry is not named %s', (name, message) => {
  expect(messageOf(registryForm.shape.registryName, name)).toBe(message);
});

test.each([
  'Philips 2.5L kettle',
  'SanDisk 1.5TB SSD',
  'Borosil 6 Cup Coffee Maker (1.2 l)',
  'Gift Card ₹5,000',
  'Leather card holder and wallet',
  'Samsung Galaxy S24 Ultra 5G, 12GB/256GB',
])('a product may be named %s', (name) => {
  expect(externalProductForm.shape.name.safeParse(name).data).toBe(name);
});

test('a page title of a shop loses the name of the shop', () => {
  expect(externalProductForm.shape.name.parse('Steel bottle 1 L | Amazon.in')).toBe(
    'Steel bottle 1 L',
  );
  expect(externalProductForm.shape.name.parse('Lamp - Buy online at Flipkart.com')).toBe('Lamp');
});

test('a product is not named like a link', () => {
  expect(externalProductForm.shape.name.safeParse('Lamp from evil.example/x').success).toBe(false);
});

test('names in mails keep their words and lose links, domains and control characters', () => {
  expect(withoutLinks('Asha Rao')).toBe('Asha Rao');
  expect(withoutLinks('प्रिया')).toBe('प्रिया');
  expect(withoutLinks('Asha\r\nBcc: a@b.example http://x.example')).toBe('Asha Bcc:');
  expect(withoutLinks('evil-bank.example')).toBe('');
  expect(withoutLinks('1.2.3.4/login Ravi')).toBe('Ravi');
  expect(withoutLinks('x'.repeat(100))).toHaveLength(60);
});
