export interface Option {
  value: string;
  text: string;
  /** A second line below the text. */
  note?: string;
  /** The shape of an icon, if the options are tiles. */
  icon?: string;
  disabled?: boolean;
}
