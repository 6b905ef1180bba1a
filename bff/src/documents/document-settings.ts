import type { DocumentSettings } from '@gift-registry/bff-contract';
import type { Config } from '../platform/config/config.ts';

export function documentSettingsOf(config: Config): DocumentSettings {
  const { email, phone, whatsappUrl, instagramUrl, facebookUrl } = config.contact;
  const social = [
    { name: 'Instagram', url: instagramUrl },
    { name: 'Facebook', url: facebookUrl },
  ];
  return {
    brand: config.brand,
    publicBaseUrl: config.publicBaseUrl,
    demoShopUrl: config.demoShopOrigin ?? null,
    localShops: [...config.localShopOrigins],
    sampleRegistryPath: config.sampleShareCode ? `/r/${config.sampleShareCode}` : null,
    funds: config.funds,
    googleSignIn: config.google !== undefined,
    contact: { email: email ?? null, phone: phone ?? null, whatsappUrl: whatsappUrl ?? null },
    social: social.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
    accountDisclosure: config.accountDisclosure,
  };
}
