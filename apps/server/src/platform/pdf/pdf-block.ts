/** One block of a printed document. */
export type PdfBlock =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'quote'; text: string }
  | { type: 'list'; ordered: boolean; items: string[] }
  | { type: 'table'; head: string[]; rows: string[][]; widths?: number[] };

export interface PdfDocument {
  title: string;
  /** Line below the title: number, date, issuer. */
  subtitle?: string;
  blocks: PdfBlock[];
  /** Printed at the bottom of every page, before the page number. */
  footer: string;
}
