/** Reads the pictures that the workers store. */
export interface PictureStorage {
  /** Resolves to null when no picture has this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}
