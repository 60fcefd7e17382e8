/** One action of an `ActionBar`: it acts, or leads somewhere. */
export interface BarAct {
  key: string;
  text: string;
  icon?: string;
  onPress?: () => void;
  /** Leads there instead. */
  href?: string;
  /** In a tab of its own: for a public page, beside the one that is worked on. */
  opensTab?: boolean;
  /** Sends the form around the bar. */
  submits?: boolean;
  disabled?: boolean;
  /** Under way: presses are ignored, the focus stays. */
  busy?: boolean;
}
