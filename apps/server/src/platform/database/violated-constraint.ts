/** SQLSTATE codes of unique and exclusion constraints. */
const codes: readonly unknown[] = ['23505', '23P01'];

/** Name of the constraint that a statement violated, from the driver's error inside Drizzle's. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (codes.includes(code) && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}
