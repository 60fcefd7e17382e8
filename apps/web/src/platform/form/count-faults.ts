/** Counts the fields of a form that have errors. */
export function countFaults(errors: object): number {
  return Object.values(errors).reduce<number>((sum, part: unknown) => {
    if (part === null || typeof part !== 'object') return sum;
    return 'message' in part && typeof part.message === 'string' ? sum + 1 : sum + countFaults(part);
  }, 0);
}
