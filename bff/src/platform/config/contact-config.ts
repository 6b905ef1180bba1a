import { z } from 'zod';

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

export const contactVariables = {
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'must be a phone number such as +91 80 1234 5678')
    .optional(),
  WHATSAPP_URL: httpsAddress.optional(),
  INSTAGRAM_URL: httpsAddress.optional(),
  FACEBOOK_URL: httpsAddress.optional(),
};

type ContactEnvironment = {
  readonly [name in keyof typeof contactVariables]?: string | undefined;
};

export interface ContactConfig {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly whatsappUrl: string | undefined;
  readonly instagramUrl: string | undefined;
  readonly facebookUrl: string | undefined;
}

/** Placeholders that reach nobody, so that a demonstration shows every contact link. */
const demoContact: ContactEnvironment = {
  CONTACT_EMAIL: 'hello@tohfa.example',
  CONTACT_PHONE: '1800 000 0000',
  WHATSAPP_URL: 'https://wa.me/910000000000',
  INSTAGRAM_URL: 'https://www.instagram.com/',
  FACEBOOK_URL: 'https://www.facebook.com/',
};

export function contactOf(environment: ContactEnvironment, production: boolean): ContactConfig {
  const value = (name: keyof typeof contactVariables) =>
    environment[name] ?? (production ? undefined : demoContact[name]);
  return {
    email: value('CONTACT_EMAIL'),
    phone: value('CONTACT_PHONE'),
    whatsappUrl: value('WHATSAPP_URL'),
    instagramUrl: value('INSTAGRAM_URL'),
    facebookUrl: value('FACEBOOK_URL'),
  };
}
