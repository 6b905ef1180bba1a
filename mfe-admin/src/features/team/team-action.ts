import type { ApiCall, RouteShape } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';

export interface ActionField {
  readonly label: string;
  readonly hint?: string;
  /** A select when given, else a box for an address. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

export interface Asked {
  readonly why: string;
  /** The value of the field; '' without one. */
  readonly value: string;
}

export interface TeamAction<Data> {
  readonly id: string;
  /** Its route: it is offered to those who may call it. */
  readonly route: Pick<RouteShape, 'access'>;
  readonly label: string;
  /** The consequence, for the dialog. */
  readonly text: ReactNode;
  readonly danger?: boolean;
  readonly field?: ActionField;
  /** The reason that stands in the dialog until somebody types another one. */
  readonly usualWhy?: string;
  readonly done: string;
  /** A new document shows what changed. */
  readonly leadsTo?: string;
  readonly send: (api: ApiCall, asked: Asked) => Promise<Data>;
}
