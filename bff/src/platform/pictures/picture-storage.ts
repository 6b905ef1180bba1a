export interface PictureStorage {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

export interface UploadStorage extends PictureStorage {
  write(name: string, content: Buffer): Promise<void>;
}
