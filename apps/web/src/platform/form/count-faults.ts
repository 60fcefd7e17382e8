/** How many fields of a form have faults. */
export function countFaults(errors: object): number {
  return Object.values(errors).reduce<number>((sum, part: unknown) => {
    if (part === null || typeof part !== 'object') return sum;
    return 'message' in part && typeof part.message === 'string' ? sum + 1 : sum + countFaults(part);
  }, 0);
}
