interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** Reads every row of a list that has a few hundred at most, page by page. */
export async function readAllRows<Row>(readPage: (pageNo: number) => Promise<Page<Row>>): Promise<Row[]> {
  const found: Row[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { rows, total } = await readPage(pageNo);
    found.push(...rows);
    // A page without rows: the last ones went while we were reading.
    if (rows.length === 0 || found.length >= total) return found;
  }
}
