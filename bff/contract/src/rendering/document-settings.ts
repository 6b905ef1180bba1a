// Pages that need no other schema read this one at their start, so zod is too large for it.
import { array, boolean, nullable, object, optional, parse, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';

export const documentSettingsId = 'gr-settings';

const documentSettings = object({
  brand: string(),
  publicBaseUrl: string(),
  /** A local shop with sample pages, offered where a URL is pasted; null outside demos. */
  demoShopUrl: nullable(string()),
  /** Origins of private shops, on a development machine, to which gifts may link. */
  localShops: optional(array(string()), []),
  /** A shared registry to look at; null when none is configured. */
  sampleRegistryPath: optional(nullable(string()), null),
  /** Hosts may open new funds. */
  funds: optional(boolean(), true),
  googleSignIn: boolean(),
  contact: object({
    email: nullable(string()),
    phone: nullable(string()),
    whatsappUrl: nullable(string()),
  }),
  social: array(object({ name: string(), url: string() })),
  accountDisclosure: picklist(['spec', 'hidden']),
});

export type DocumentSettings = InferOutput<typeof documentSettings>;

export const parseDocumentSettings = (value: unknown): DocumentSettings =>
  parse(documentSettings, value);

// A minimal type, because the contract is also compiled for servers, without DOM types.
declare const document: { getElementById(id: string): { textContent: string | null } | null };

let provided: DocumentSettings | undefined;

/** Replaces the settings block where there is no document: in a server bundle. */
export function provideDocumentSettings(settings: DocumentSettings): void {
  provided = settings;
}

export const readDocumentSettings = (): DocumentSettings =>
  provided ??
  parseDocumentSettings(
    JSON.parse(document.getElementById(documentSettingsId)?.textContent ?? 'null'),
  );
