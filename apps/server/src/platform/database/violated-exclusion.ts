const exclusionViolated = '23P01';

/** The exclusion constraint that a statement violated, from the driver's error inside Drizzle's. */
export function violatedExclusion(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === exclusionViolated && typeof constraint === 'string') return constraint;
  return violatedExclusion(error.cause);
}
