import { paths } from '@portal/contract/paths';
import type { UpkeepCalendarDate } from '@portal/contract/upkeep/plan';
import { upkeepStateLabels } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayOf, dayWords, weekdayName } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { isMonth, monthAfter, weeksOfMonth } from './month-days.ts';
import styles from './UpkeepCalendar.module.css';
import { UpkeepTabs } from './UpkeepTabs.tsx';
import { upkeepVariants } from './upkeep-words.ts';

const DateDrawer = lazy(async () => ({ default: (await import('./DateDrawer.tsx')).DateDrawer }));

/** The maintenance of a month: a grid on the desk, the days with something to do on a phone. */
export function UpkeepCalendar() {
  const [search] = useSearchParams();
  const [thisMonth] = useState(() => dayOf(Date.now()).slice(0, 7));
  const asked = search.get('month');
  const month = isMonth(asked) ? asked : thisMonth;
  const answer = useQueryOf(
    'GET /api/propertyManage/upkeep/queryCalendar',
    { month },
    { keepPrevious: true },
  );
  const hrefWith = (query: Record<string, string | undefined>) => paths.manageUpkeep({ month, ...query });
  return (
    <>
      <PageTitle title={m.upkeep_title()} aside={<UpkeepTabs current="calendar" />} inLine />
      <Stack gap={16}>
        <Row wrap gap={12} align="center">
          <Text as="h2" size={20}>
            {formatDate(Date.parse(`${month}-15`), 'YYYY-MM')}
          </Text>
          <ButtonLink size="small" keepScroll href={paths.manageUpkeep({ month: monthAfter(month, -1) })}>
            {m.upkeep_month_before()}
          </ButtonLink>
          <ButtonLink size="small" keepScroll href={paths.manageUpkeep({ month: monthAfter(month, 1) })}>
            {m.upkeep_month_after()}
          </ButtonLink>
        </Row>
        <Answered of={answer}>
          {({ today, dates }) => (
            <>
              {dates.length === 0 && <Text tone="quiet">{m.upkeep_month_none()}</Text>}
              <MonthOfDates month={month} today={today} dates={dates} hrefOf={(date) => hrefWith({ date })} />
            </>
          )}
        </Answered>
      </Stack>
      <DetailPane query={{ hrefWith: () => hrefWith({}) }} name="date">
        {(id, close) => <DateDrawer id={id} onClose={close} />}
      </DetailPane>
    </>
  );
}

interface MonthOfDatesProps {
  month: string;
  today: string;
  dates: readonly UpkeepCalendarDate[];
  hrefOf: (id: string) => string;
}

function MonthOfDates({ month, today, dates, hrefOf }: MonthOfDatesProps) {
  const weeks = weeksOfMonth(month);
  const whole = weeks.find((week) => week.every((day) => day !== null)) ?? [];
  return (
    <div className={styles.grid}>
      {whole.map((day) => (
        <span key={day} className={styles.weekday} aria-hidden>
          {weekdayName(day ?? today)}
        </span>
      ))}
      {weeks.flat().map((day, at) => {
        const due = dates.filter(({ dueOn }) => dueOn === day);
        return (
          <div
            key={day ?? `blank-${at}`}
            className={styles.day}
            data-empty={due.length === 0 || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {day !== null && (
              <span className={styles.number}>
                <time dateTime={day} title={dayWords(day)}>
                  {Number(day.slice(8))}
                </time>
              </span>
            )}
            {due.map((date) => (
              <Entry
                key={date.dateId ?? `${date.planId} ${date.assetName} ${date.place}`}
                date={date}
                hrefOf={hrefOf}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Entry({ date, hrefOf }: { date: UpkeepCalendarDate; hrefOf: (id: string) => string }) {
  const { dateId, planName, assetName, place, state } = date;
  const name = (
    <span>
      <Written>{planName}</Written>
    </span>
  );
  return (
    <div className={styles.entry}>
      {dateId === null ? (
        name
      ) : (
        <Link href={hrefOf(dateId)} keepScroll>
          {name}
        </Link>
      )}
      <Text as="span" tone="quiet" size={14}>
        <Written>{`${assetName} ${place}`}</Written>
      </Text>
      <Status kind={upkeepVariants[state]}>{upkeepStateLabels[state]()}</Status>
    </div>
  );
}
