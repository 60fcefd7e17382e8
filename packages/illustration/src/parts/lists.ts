/** 0, 1, 2 … count − 1. */
export const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * The item at an index that must exist.
 * @throws {RangeError} if it does not
 */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

export const lastOf = <T>(list: readonly T[]): T => itemAt(list, list.length - 1);
