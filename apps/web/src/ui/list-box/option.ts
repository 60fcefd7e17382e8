export interface Option {
  value: string;
  text: string;
  /** A second line. */
  note?: string;
  /** The shape of an icon, where choices are tiles. */
  icon?: string;
  disabled?: boolean;
}
