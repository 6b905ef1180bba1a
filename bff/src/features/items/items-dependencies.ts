import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';

export interface ItemsDependencies extends Pick<AppDependencies, 'config' | 'db'> {
  readonly pictures: PictureStorage;
  readonly placeholderImage: string;
}
