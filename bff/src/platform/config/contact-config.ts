import type { PickUpPlace, SettingValues } from '@gift-registry/bff-contract';

export interface ContactConfig {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly whatsappUrl: string | undefined;
  readonly instagramUrl: string | undefined;
  readonly facebookUrl: string | undefined;
}

/** Placeholders that reach nobody, so that a demonstration shows every contact link. */
const demoContact = {
  CONTACT_EMAIL: 'hello@tohfa.example',
  CONTACT_PHONE: '1800 000 0000',
  WHATSAPP_URL: 'https://wa.me/910000000000',
  INSTAGRAM_URL: 'https://www.instagram.com/',
  FACEBOOK_URL: 'https://www.facebook.com/',
};

export const contactDefaults = (
  production: boolean,
): Readonly<Partial<Record<keyof SettingValues, string>>> => (production ? {} : demoContact);

export function contactOf(values: SettingValues, production: boolean): ContactConfig {
  const defaults = contactDefaults(production);
  return {
    email: values.CONTACT_EMAIL ?? defaults.CONTACT_EMAIL,
    phone: values.CONTACT_PHONE ?? defaults.CONTACT_PHONE,
    whatsappUrl: values.WHATSAPP_URL ?? defaults.WHATSAPP_URL,
    instagramUrl: values.INSTAGRAM_URL ?? defaults.INSTAGRAM_URL,
    facebookUrl: values.FACEBOOK_URL ?? defaults.FACEBOOK_URL,
  };
}

export function pickUpOf({
  PICK_UP_NAME: name,
  PICK_UP_ADDRESS: address,
  PICK_UP_HOURS: hours,
}: SettingValues): PickUpPlace | null {
  return name && address && hours ? { name, address, hours } : null;
}
