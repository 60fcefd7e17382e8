import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/** sharp, for who has a picture to work on: its library takes 10 MB, and after a start nobody may need it for long. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Memory over speed: a picture's operations are not kept, and each takes one thread.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
