/** A code for a new entry that none of the list has, so that nobody has to think one up. */
export function nextCode(list: string, taken: readonly { code: string }[]): string {
  const codes = new Set(taken.map(({ code }) => code));
  let no = taken.length + 1;
  while (codes.has(`${list}_${no}`)) no += 1;
  return `${list}_${no}`;
}
