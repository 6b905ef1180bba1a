/** Stores pictures by name. Names are hashes of the content, so a second write changes nothing. */
export interface PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}

/** Also takes the uploads that the BFF hands over. */
export interface UploadStorage extends PictureStorage {
  /** Resolves to null when no file has this name. */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}
