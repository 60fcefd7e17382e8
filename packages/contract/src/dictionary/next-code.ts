/** An unused code for a new entry, so that nobody has to invent one. */
export function nextCode(list: string, taken: readonly { code: string }[]): string {
  const codes = new Set(taken.map(({ code }) => code));
  let no = taken.length + 1;
  while (codes.has(`${list}_${no}`)) no += 1;
  return `${list}_${no}`;
}
