export interface Option {
  value: string;
  text: string;
  /** A second line. */
  note?: string;
  disabled?: boolean;
}
