import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ManagedHour } from '@portal/contract/tutor/manage';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayWords } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { hourNames } from '../shared/tutor-words.ts';
import styles from './HoursPanel.module.css';
import { tutoringQueryKeys } from './tutoring-query-keys.ts';

const PlanDrawer = lazy(async () => ({ default: (await import('./PlanDrawer.tsx')).PlanDrawer }));

type Hours = EndpointMap['GET /api/serviceManage/tutorHour/queryManageList']['output'];

const looks: Record<ManagedHour['state'], StatusKind> = {
  FREE: 'done',
  HELD: 'waiting',
  BOOKED: 'checking',
  CLOSED: 'closed',
  LATER: 'closed',
  PAST: 'closed',
};

const byDay = ({ hours }: Hours) => {
  const days = new Map<string, ManagedHour[]>();
  for (const hour of hours) days.set(hour.date, [...(days.get(hour.date) ?? []), hour]);
  return [...days];
};

/** Eight weeks of a tutor's office hours, which can be opened, closed and reopened here. */
export function HoursPanel({ tutorId, title, lead }: { tutorId?: string; title: string; lead: ReactNode }) {
  const [isPlanning, setPlanning] = useState(false);
  const of = tutorId === undefined ? {} : { tutorId };
  const answer = useQueryOf('GET /api/serviceManage/tutorHour/queryManageList', of, { keepPrevious: true });
  const close = useMutationOf('POST /api/serviceManage/tutorHour/close', { invalidates: tutoringQueryKeys });
  const open = (
    <Button variant="main" icon={plusIcon} onClick={() => setPlanning(true)}>
      {m.tutor_open_hours()}
    </Button>
  );
  return (
    <>
      <PageTitle title={title} aside={lead} inLine actions={answer.data && open} />
      <Answered of={answer}>
        {(hours) => (
          <Stack as="section" gap={16} className={styles.panel}>
            <h2>
              <Written>{hours.tutorName}</Written>
            </h2>
            {hours.hours.length === 0 && (
              <EmptyState title={m.tutor_no_hours_open()} action={open}>
                {m.tutor_no_hours_open_text()}
              </EmptyState>
            )}
            <ol className={styles.days}>
              {byDay(hours).map(([date, ofDay]) => (
                <li key={date}>
                  <h3>{dayWords(date)}</h3>
                  <Columns as="ul" of="repeat(auto-fill, minmax(min(100%, 340px), 1fr))" gap={4} gapX={24}>
                    {ofDay.map(({ hourId, from, to, mode, state, opensAt, version }) => (
                      <li key={hourId}>
                        <b>{`${from}–${to}`}</b>
                        <span>{hourModeLabels[mode]()}</span>
                        <Status kind={looks[state]}>{hourNames[state]()}</Status>
                        {state === 'LATER' && (
                          <Text as="small" tone="quiet">
                            {m.tutor_opens_on({ day: formatDate(opensAt) })}
                          </Text>
                        )}
                        {(state === 'FREE' || state === 'LATER' || state === 'CLOSED') && (
                          <Button
                            size="small"
                            busy={close.busy}
                            onClick={() =>
                              void close.run({ id: hourId, version, data: { closed: state !== 'CLOSED' } })
                            }
                          >
                            {state === 'CLOSED' ? m.tutor_reopen_hour() : m.tutor_close_hour()}
                          </Button>
                        )}
                      </li>
                    ))}
                  </Columns>
                </li>
              ))}
            </ol>
            <Suspense>
              {isPlanning && (
                <PlanDrawer tutorId={hours.tutorId} today={hours.today} onClose={() => setPlanning(false)} />
              )}
            </Suspense>
          </Stack>
        )}
      </Answered>
    </>
  );
}
