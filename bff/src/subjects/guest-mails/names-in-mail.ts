import { withoutLinks } from '@gift-registry/bff-contract';

interface Names {
  readonly guestName: string;
  readonly productName: string;
  readonly registryName: string;
}

/** For an address that nobody has confirmed. */
export const noNames: Names = {
  guestName: 'there',
  productName: 'your gift',
  registryName: 'a gift registry',
};

export const guestInMail = (name: string): string => withoutLinks(name, 30) || noNames.guestName;

export const registryInMail = (name: string): string =>
  withoutLinks(name, 100) || noNames.registryName;

export const namesInMail = ({ guestName, productName, registryName }: Names): Names => ({
  guestName: guestInMail(guestName),
  productName: withoutLinks(productName, 120) || noNames.productName,
  registryName: registryInMail(registryName),
});
