import { type DestinationStream, destination } from 'pino';

/** How long a reader of the log may be behind before nobody waits for it. */
const patienceMs = 500;
/** What is kept for a reader who comes back; what is more is dropped. */
const maxKept = 8 * 1024 * 1024;

/**
 * Standard output for the log. Whoever reads it through a pipe may stop reading: a full pipe would hold up the whole
 * server, and the signal to stop with it, as lines are written at once so that none is lost when the process ends.
 */
export function logDestination(fd = 1): DestinationStream {
  let fullSince: number | null = null;
  const stream = destination({
    fd,
    sync: true,
    maxLength: maxKept,
    // Called before each pause of a tenth of a second; from the first refusal on, lines wait for the one after them.
    retryEAGAIN: () => {
      fullSince ??= performance.now();
      return performance.now() - fullSince < patienceMs;
    },
  });
  stream.on('write', (bytes: number) => {
    if (bytes > 0) fullSince = null;
  });
  // A log that nobody reads is no reason to end.
  stream.on('error', () => undefined);
  return stream;
}
