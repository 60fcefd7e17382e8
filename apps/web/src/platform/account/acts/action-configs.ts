import type { EventAct } from '@portal/contract/lifecycle';
import type { ActionConfig } from './use-event-acts.tsx';

interface Acts<Event extends string> {
  acts: Readonly<Record<Event, EventAct | undefined>>;
  needsReason: Readonly<Record<Event, boolean>>;
}

/** How the events of a lifecycle are presented: the main ones first, those that need a reason last. */
export function actionConfigs<All extends string, Event extends All>(
  { acts, needsReason }: Acts<All>,
  events: readonly Event[],
): Record<Event, ActionConfig> {
  const rankOf = (event: Event) => {
    if (acts[event]?.main) return 0;
    return needsReason[event] ? 2 : 1;
  };
  const configs = events
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((event) => {
      const act = acts[event];
      return act ? [[event, { ...act, needsReason: needsReason[event] }]] : [];
    });
  return Object.fromEntries(configs) as Record<Event, ActionConfig>;
}

/** How the button of an event looks. */
export function actVariant(
  { acts }: { acts: Readonly<Record<string, EventAct | undefined>> },
  event: string,
): 'main' | 'danger' | undefined {
  if (acts[event]?.main) return 'main';
  return acts[event]?.danger && 'danger';
}
