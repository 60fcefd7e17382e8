const maxReason = 300;

/** What the other side answered. Of an error of S3 the code, such as NoSuchBucket, says more than its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxReason);
  const { name, message } = error;
  return ('$metadata' in error ? `${name}: ${message}` : message).slice(0, maxReason);
}
