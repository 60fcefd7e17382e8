import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/** Loads sharp when the first picture needs it: the library takes 10 MB, which may not be needed for a long time. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Prefers low memory over speed: operations are not cached, and each uses one thread.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
