export const contact = {
  email: 'hello@tohfa.example',
  phone: '+91 80 4567 8900',
  phoneHours: 'Mon-Sat 10am-7pm',
} as const;

export const phoneHref = `tel:${contact.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${contact.email}`;
