/** Rows of a page; short enough to hold, long enough to be fast. */
const pageRows = 500;

/** Yields rows page by page, in the order of an id that every row has. */
export async function* inPages<Row extends { id: string }>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after, pageRows);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}
