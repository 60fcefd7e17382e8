import type { BarAct } from '../../../ui/action-bar/bar-act.ts';

/** What can be the main action of a page, the most likely next step first. */
const mains = [
  'pay',
  'approve',
  'confirm',
  'renew',
  'pass',
  'submit',
  'book',
  'announce',
  'issue',
  'review',
  'publicise',
  'finish',
  'take',
  'resume',
  'reapply',
  'save',
  'edit',
  'restore',
];

/** The order of the quiet ones on every page; those with an effect that is hard to undo come last. */
const order = [
  'save',
  'undo',
  'return',
  'recall',
  'edit',
  'change',
  'clear',
  'preview',
  'schedule',
  'open',
  'close',
  'reopenReview',
  'download',
  'versions',
  'publicPage',
  'restore',
  'discard',
  'leave',
  'refuse',
  'withdraw',
  'retract',
  'repeal',
  'reject',
  'revoke',
  'trash',
  'delete',
];

/** Actions in the order of the house: one main action, and the quiet ones from the left. */
export function arranged(acts: readonly BarAct[]): { main?: BarAct; quiet: BarAct[] } {
  const [main] = mains.flatMap((key) => acts.find((act) => act.key === key) ?? []);
  const quiet = acts
    .filter((act) => act !== main)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  return main ? { main, quiet } : { quiet };
}
