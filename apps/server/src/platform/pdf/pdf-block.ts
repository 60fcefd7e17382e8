/** Stacked bars with an axis; values may be missing where there is nothing to compare. */
export interface PdfBars {
  /** One for each bar. */
  labels: string[];
  /** Parts of each bar, from below. */
  series: { name: string; values: number[] }[];
  /** Marked across each bar, as a budget. */
  target?: { name: string; values: (number | null)[] };
  /** Marked on each bar by a ring, as the year before. */
  before?: { name: string; values: number[] };
  unit: string;
}

/** A label to cut out: a code, what it leads to, and what it stands on. */
export interface PdfLabel {
  code: string;
  title: string;
  lines: string[];
  /** What the code leads to, to type where no camera is at hand. */
  address: string;
}

/** Labels in rows: to cut out below the title, or filling the labels of a sheet from one of them on. */
export interface PdfLabels {
  labels: PdfLabel[];
  sheet: 'CUT' | 'L12' | 'L24';
  /** The first label of the sheet that is used, from 1. */
  from: number;
}

/** One block of a printed document. */
export type PdfBlock =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'quote'; text: string }
  | { type: 'list'; ordered: boolean; items: string[] }
  | {
      type: 'table';
      head: string[];
      rows: string[][];
      widths?: number[];
      /** Columns of amounts, by their place, which stand to the right. */
      numbers?: number[];
    }
  /** Where a reader can check the paper, as a code and as an address to type. */
  | { type: 'check'; address: string }
  | ({ type: 'labels' } & PdfLabels)
  | ({ type: 'bars' } & PdfBars);

export interface PdfDocument {
  title: string;
  /** Line below the title: number, date, issuer. */
  subtitle?: string;
  blocks: PdfBlock[];
  /** Printed at the bottom of every page, before the page number. */
  footer: string;
  /** Leaves out title and footer: the blocks fill the page. */
  isBare?: boolean;
}
