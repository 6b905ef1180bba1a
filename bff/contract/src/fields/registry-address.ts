import { z } from 'zod';

const reserved = [
  'about',
  'account',
  'admin',
  'administrator',
  'assets',
  'bank',
  'blog',
  'blogs',
  'catalogue',
  'contact',
  'dashboard',
  'delivery',
  'example',
  'gift',
  'gifts',
  'guest',
  'guests',
  'help',
  'home',
  'host',
  'hosts',
  'invite',
  'login',
  'logout',
  'mine',
  'official',
  'open',
  'password',
  'payment',
  'payments',
  'press',
  'privacy',
  'product',
  'products',
  'registry',
  'root',
  'security',
  'settings',
  'share',
  'shop',
  'signin',
  'signup',
  'staff',
  'static',
  'status',
  'support',
  'system',
  'team',
  'terms',
  'test',
  'tohfa',
  'undefined',
  'verify',
  'wallet',
  'webmaster',
];

/** Equal for addresses that people mistake for one another: 'd3v' and 'dev', 'rn' and 'm', with and without hyphens. */
export const likenessOf = (address: string): string =>
  address
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(
      /[01i3458]/g,
      (sign) => ({ 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 8: 'b' })[sign] ?? sign,
    );

const reservedLikenesses = new Set(reserved.map(likenessOf));

export const registryAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(4, 'Please use 4 to 40 letters, digits and hyphens.')
  .max(40, 'Please use 4 to 40 letters, digits and hyphens.')
  .regex(
    /^[a-z0-9](?:-?[a-z0-9])*$/,
    'Please use letters from a to z, digits, and single hyphens between them.',
  )
  .refine((address) => !reservedLikenesses.has(likenessOf(address)), {
    error: 'Please choose another address: this one reads like a page of ours.',
  });
