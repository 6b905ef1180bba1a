import { readDocumentSettings } from '@gift-registry/bff-contract';

export const phoneHours = 'Mon-Sat 10am-7pm';
export const replyPromise = 'We reply within 48 hrs.';

interface ContactAddress {
  readonly label: string;
  readonly href: string;
}

interface ContactDetails {
  readonly email: ContactAddress | undefined;
  readonly phone: ContactAddress | undefined;
  readonly whatsappUrl: string | undefined;
}

export function contactDetails(): ContactDetails {
  const { email, phone, whatsappUrl } = readDocumentSettings().contact;
  return {
    email: email === null ? undefined : { label: email, href: `mailto:${email}` },
    phone: phone === null ? undefined : { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    whatsappUrl: whatsappUrl ?? undefined,
  };
}
