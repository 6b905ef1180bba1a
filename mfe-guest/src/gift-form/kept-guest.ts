export interface TypedGuest {
  readonly guestName: string;
  readonly guestEmail: string;
  readonly message: string;
}

export interface KeptGuest {
  readonly typed: TypedGuest | undefined;
  readonly onTyped: (typed: TypedGuest) => void;
}
