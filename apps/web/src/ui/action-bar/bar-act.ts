/** An action of an `ActionBar`: a button, or a link. */
export interface BarAct {
  key: string;
  text: string;
  icon?: string;
  onPress?: () => void;
  /** Makes it a link to this address. */
  href?: string;
  /** Opens in a new tab: for a public page, to look at next to the one being edited. */
  opensTab?: boolean;
  /** Submits the surrounding form. */
  submits?: boolean;
  disabled?: boolean;
  /** In progress: presses are ignored, the focus stays. */
  busy?: boolean;
}
