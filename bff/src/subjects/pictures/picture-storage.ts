/** Reads the pictures that the workers store. */
export interface PictureStorage {
  /** Resolves to null when no picture has this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

/** Also hands uploads to the workers. */
export interface UploadStorage extends PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}
