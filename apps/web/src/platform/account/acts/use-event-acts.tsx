import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';
import { codesOf } from '../../display/codes-of.ts';
import { confirm } from '../toasts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** How an action is presented: its label from the `act` catalogue, and the confirmation asked first. */
export interface ActionConfig {
  text: () => string;
  /** What will happen, shown as a question beforehand. */
  ask?: () => string;
  /** Asks for a reason along with `ask`, which the people concerned will read. */
  needsReason?: boolean;
  danger?: boolean;
}

interface EventActs<Event extends string> {
  configs: Record<Event, ActionConfig>;
  /** The events that the caller may trigger now. */
  possible: readonly string[];
  /** The name of the object, used in questions. */
  title: string;
  busy: boolean;
  /** Whether an event has to wait, for example until changes are saved. */
  isBlocked?: (event: Event) => boolean;
  /** Resolves to false if the server returned an error. */
  fire: (event: Event, reason: string) => Promise<boolean>;
  /** Events that start differently, for example with their own dialog. */
  own?: Partial<Record<Event, () => void>>;
  maxReason?: number;
}

/** The possible events of an object as actions of its bar, and the dialog that asks for a reason. */
export function useEventActs<Event extends string>({
  configs,
  possible,
  title,
  busy,
  isBlocked = () => false,
  fire,
  own = {},
  maxReason,
}: EventActs<Event>): { acts: BarAct[]; dialog: ReactNode } {
  const [asked, setAsked] = useState<Event>();
  const questionOf = (event: Event) => ({
    title: m.act_ask({ act: configs[event].text(), title }),
    text: configs[event].ask?.() ?? '',
    ok: configs[event].text(),
    danger: configs[event].danger ?? false,
  });
  const press = async (event: Event) => {
    if (configs[event].needsReason) return setAsked(event);
    if (configs[event].ask && !(await confirm(questionOf(event)))) return;
    await fire(event, '');
  };
  const acts = codesOf(configs)
    .filter((event) => possible.includes(event))
    .map((event) => ({
      key: event,
      text: configs[event].text(),
      busy,
      disabled: isBlocked(event),
      onPress: own[event] ?? (() => void press(event)),
    }));
  const dialog = asked && (
    <ReasonDialog
      {...questionOf(asked)}
      busy={busy}
      {...(maxReason === undefined ? {} : { maxLength: maxReason })}
      onClose={() => setAsked(undefined)}
      onGive={(reason) => void fire(asked, reason).then((done) => done && setAsked(undefined))}
    />
  );
  return { acts, dialog };
}
