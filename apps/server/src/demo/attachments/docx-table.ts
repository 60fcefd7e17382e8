import { Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

const line = { style: 'single', size: 4, color: 'D5DBE5' } as const;
const borders = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};
const tableWidth = 9106;

/** A table as wide as the page; column widths follow the longest cell, empty columns leave room for writing. */
export function docxTable(head: string[], rows: string[][]): Table {
  const wanted = head.map((_, column) =>
    rows.every((row) => !row[column])
      ? 30
      : Math.min(30, Math.max(5, ...[head, ...rows].map((row) => (row[column] ?? '').length))),
  );
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const columnWidths = wanted.map((width) => Math.round((width / total) * tableWidth));
  return new Table({
    width: { size: tableWidth, type: WidthType.DXA },
    columnWidths,
    borders,
    rows: [head, ...rows].map((row, place) => tableRow(row, columnWidths, place === 0)),
  });
}

function tableRow(cells: string[], widths: number[], isHead: boolean): TableRow {
  return new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    children: cells.map(
      (text, column) =>
        new TableCell({
          width: { size: widths[column] ?? 1000, type: WidthType.DXA },
          margins: { top: 60, bottom: 60, left: 100, right: 100 },
          ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'E6F1FD' } }),
          children: [
            new Paragraph({
              spacing: { after: 0 },
              children: [new TextRun({ text, bold: isHead, size: 20 })],
            }),
          ],
        }),
    ),
  });
}
