import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Timeline, type TimelineEvent } from '../../../../ui/timeline/Timeline.tsx';
import { eventNames } from '../../shared/admission-words.ts';
import styles from './EntryDone.module.css';

type Entry = OwnAdmission['history'][number];

const tones: Partial<Record<Entry['event'], TimelineEvent['tone']>> = {
  return: 'waiting',
  reject: 'refused',
  revoke: 'refused',
};

/** What has happened to an application, the latest first; saved drafts are not listed. */
export function AdmissionTimeline({ history }: Pick<OwnAdmission, 'history'>) {
  const past = history.filter(({ event }) => event !== 'save').toReversed();
  if (past.length === 0) return null;
  return (
    <>
      <Text as="h2" above={40} size={20} className={styles.title}>
        {m.identity_history()}
      </Text>
      <Text as="div" above={24}>
        <Timeline label={m.identity_history()} events={past.map(eventOf)} />
      </Text>
    </>
  );
}

function eventOf({ event, at, step, opinion }: Entry): TimelineEvent {
  const stage = step === 1 ? m.identity_step_first() : step === 2 ? m.identity_step_final() : undefined;
  return {
    key: `${event} ${at}`,
    time: formatDate(at),
    dateTime: new Date(at).toISOString(),
    title: eventNames[event](),
    by: stage,
    note: opinion && <Written>{opinion}</Written>,
    tone: tones[event] ?? 'done',
  };
}
