import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { PictureStorage } from '../pictures/picture-storage.ts';

export interface ItemsDependencies extends Pick<AppDependencies, 'config' | 'db'> {
  readonly pictures: PictureStorage;
  /** The URL of the picture for products without one. */
  readonly placeholderImage: string;
}
