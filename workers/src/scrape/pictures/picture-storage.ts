/** Stores pictures by name. Names are hashes of the content, so a second write changes nothing. */
export interface PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}

export interface UploadStorage extends PictureStorage {
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}
