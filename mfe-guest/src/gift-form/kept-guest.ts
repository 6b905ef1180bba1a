/** The words of a guest that stay when another gift is chosen, also one with another form. */
export interface TypedGuest {
  readonly guestName: string;
  readonly guestEmail: string;
  readonly message: string;
}

export interface KeptGuest {
  readonly typed: TypedGuest | undefined;
  readonly onTyped: (typed: TypedGuest) => void;
}
