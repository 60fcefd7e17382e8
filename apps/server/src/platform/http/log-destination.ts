import { type DestinationStream, destination } from 'pino';

/** Milliseconds that a log reader may lag behind before the server stops waiting for it. */
const patienceMs = 500;
/** Bytes kept for a reader that resumes; anything beyond is dropped. */
const maxKept = 8 * 1024 * 1024;

/**
 * Standard output for the log. The reader of a pipe may stop reading; a full pipe would then block the whole server,
 * including its shutdown signal, because lines are written synchronously so that none is lost on exit.
 */
export function logDestination(fd = 1): DestinationStream {
  let fullSince: number | null = null;
  const stream = destination({
    fd,
    sync: true,
    maxLength: maxKept,
    // Called before each retry after a tenth of a second; once a write has failed, later lines wait behind it.
    retryEAGAIN: () => {
      fullSince ??= performance.now();
      return performance.now() - fullSince < patienceMs;
    },
  });
  stream.on('write', (bytes: number) => {
    if (bytes > 0) fullSince = null;
  });
  // A lost log reader is no reason to exit.
  stream.on('error', () => undefined);
  return stream;
}
