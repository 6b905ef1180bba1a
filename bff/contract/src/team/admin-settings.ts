import { z } from 'zod';
import { defineRoute } from '../definitions/define-route.ts';
import { settingName } from './setting-variables.ts';

const value = z.string().max(2_000).nullable();

const setting = z
  .object({
    name: settingName,
    /** The environment wins over the database, and both over the default. */
    source: z.enum(['environment', 'database', 'default']),
    value,
    /** The team's value, also while the environment wins; null when the team set none. */
    stored: value,
    default: value,
    changedAt: z.iso.datetime({ offset: true }).nullable(),
    /** Null when nobody changed it, or when the account is gone. */
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'PlatformSetting' });
export type PlatformSetting = z.infer<typeof setting>;

export const listSettings = defineRoute({
  id: 'listSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'support',
  summary: 'Settings of the running platform, with their defaults, sources and last changes',
  failureMessage: 'Failed to load the settings. Please try again.',
  responses: { 200: z.object({ settings: z.array(setting) }) },
});

const settingBody = z.strictObject({
  value: z.string().trim().max(2_000).nullable(),
  /** The team's value that the page showed: another one answers 409. */
  seen: value,
});

export const changeSetting = defineRoute({
  id: 'changeSetting',
  method: 'PUT',
  path: '/api/admin/settings/:name',
  access: 'admin',
  summary: 'Changes a setting in every process; the account must have confirmed that it is present',
  failureMessage: 'Failed to save the setting. Please try again.',
  params: z.strictObject({ name: settingName }),
  body: settingBody,
  responses: { 200: setting },
});
