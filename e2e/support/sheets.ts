import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';

/** A workbook with one sheet of these rows. */
export const writeSheet = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: '表', rows }] }));

/** The rows of a workbook's first sheet. */
export async function readRows(content: Buffer): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(content);
  return sheets[0]?.rows ?? [];
}
