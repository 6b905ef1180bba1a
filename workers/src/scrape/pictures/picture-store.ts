/** Where pictures are kept. A name never stands for other content, so writing it twice changes nothing. */
export interface PictureStore {
  write(name: string, content: Buffer): Promise<void>;
}
