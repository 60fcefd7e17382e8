import type { BarAct } from '../../../ui/action-bar/bar-act.ts';

/** The possible main actions of a page, the most likely next step first. */
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
  'check',
  'write',
  'propose',
  'save',
  'edit',
  'restore',
];

/** The order of secondary actions on every page; those that are hard to undo come last. */
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
  'drop',
  'trash',
  'delete',
];

/** Actions in the standard order: one main action, and the secondary ones from the left. */
export function arranged(acts: readonly BarAct[]): { main?: BarAct; quiet: BarAct[] } {
  const [main] = mains.flatMap((key) => acts.find((act) => act.key === key) ?? []);
  const quiet = acts
    .filter((act) => act !== main)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  return main ? { main, quiet } : { quiet };
}
