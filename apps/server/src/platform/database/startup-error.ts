/** A fault that prevents the start. The message is one sentence for the person who started the program. */
export class StartupError extends Error {
  override name = 'StartupError';
}

const max = 300;

/** Why something failed, on one line; Drizzle wraps the driver's error in the whole query with its parameters. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, max);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [line = ''] = error.message.split('\n');
  const { code } = error as { code?: unknown };
  const reason = line.replace(/[.:]$/, '').slice(0, max) || error.name;
  return typeof code === 'string' && !reason.includes(code) ? `${reason} (${code})` : reason;
}

/** One line that explains why the program does not start. */
export const explainStart = (error: unknown): string =>
  error instanceof StartupError
    ? error.message
    : `The portal could not start: ${reasonOf(error)}. With LOG_LEVEL=debug it says where.`;
