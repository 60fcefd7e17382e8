import { type CellValue, readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';

/** A cell as a test writes it: a value, a formula with its stored result, or a text in several fonts. */
export type SampleCell = CellValue | undefined | { formula: string; result?: CellValue } | { runs: string[] };

export type SampleSheet = Partial<Omit<WriteSheet, 'rows'>> & {
  name: string;
  rows: readonly (readonly SampleCell[])[];
};

function sheetOf({ rows, cells, ...sheet }: SampleSheet): WriteSheet {
  const styled = new Map(cells);
  const values = rows.map((row, at) =>
    row.map((cell, column): CellValue => {
      if (cell === null || cell === undefined) return null;
      if (typeof cell !== 'object' || cell instanceof Date) return cell;
      styled.set(
        `${at},${column}`,
        'runs' in cell
          ? { richText: cell.runs.map((text, nth) => ({ text, font: { bold: nth === 0 } })) }
          : { formula: cell.formula, formulaResult: cell.result ?? null },
      );
      return null;
    }),
  );
  return { ...sheet, rows: values, cells: styled };
}

/** A workbook with these sheets. */
export const writeSampleBook = async (...sheets: readonly SampleSheet[]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: sheets.map(sheetOf) }));

/** A workbook with one sheet of these rows. */
export const writeSampleSheet = (rows: SampleSheet['rows'], name = '表'): Promise<Buffer> =>
  writeSampleBook({ name, rows });

/** The rows of a workbook's first sheet. */
export async function readSampleRows(content: Uint8Array): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(content);
  return sheets[0]?.rows ?? [];
}
