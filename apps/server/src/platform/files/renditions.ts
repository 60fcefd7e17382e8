import type { DrawingStudio } from './drawing-studio.ts';
import type { FileStore } from './file-store.ts';
import { isStoreFull } from './guard-store.ts';
import type { Limiter } from './limit-concurrency.ts';
import { type RenditionSource, renditionKey } from './rendition.ts';
import { scalePicture } from './scale-picture.ts';

export interface Renditions {
  /** WebP of the given width, made on the first request; null when the picture's content is gone. */
  get(source: RenditionSource, width: number): Promise<Buffer | null>;
  /** Makes the rendition unless it exists; resolves to whether it had to be made. */
  prepare(source: RenditionSource, width: number): Promise<boolean>;
  /** Number of renditions in progress or waiting. */
  pending(): number;
}

interface Tools {
  store: FileStore;
  studio: DrawingStudio;
  pictureWork: Limiter;
}

/** Provides pictures in the widths that pages use. Concurrent requests for the same rendition share one computation. */
export function createRenditions({ store, studio, pictureWork }: Tools): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(source: RenditionSource, width: number): Promise<Buffer | null> {
    const height = Math.max(1, Math.round((source.height * width) / source.width));
    if (source.recipe) return studio.draw(source.recipe, width, height);
    const content = source.storageKey === null ? null : await store.get(source.storageKey);
    return content && scalePicture(content, width);
  }

  async function makeAndKeep(source: RenditionSource, width: number, key: string): Promise<Buffer | null> {
    const webp = await pictureWork(() => make(source, width));
    // If there is no space to store it, it is made again for the next reader.
    if (webp)
      await store.put(key, webp, 'image/webp').catch((error: unknown) => {
        if (!isStoreFull(error)) throw error;
      });
    return webp;
  }

  function makeOnce(source: RenditionSource, width: number, key: string): Promise<Buffer | null> {
    const running = underWay.get(key);
    if (running) return running;
    const started = makeAndKeep(source, width, key).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return {
    async get(source, width) {
      const key = renditionKey(source, width);
      return underWay.get(key) ?? (await store.get(key)) ?? makeOnce(source, width, key);
    },
    async prepare(source, width) {
      const key = renditionKey(source, width);
      if (await store.has(key)) return false;
      await makeOnce(source, width, key);
      return true;
    },
    pending: () => underWay.size,
  };
}
