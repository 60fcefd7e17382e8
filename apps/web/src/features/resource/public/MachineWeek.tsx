import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import type { MachineDay, MachineRow } from '@portal/contract/resource/public';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { dayAfter, weekdayName } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import styles from './MachineWeek.module.css';
import { MorePictures } from './MorePictures.tsx';

type Shared = EndpointMap['GET /api/serviceManage/resource/queryList']['output'];

const weekDays = 7;
const minuteAt = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hoursText = (minutes: number) => String(Math.round((minutes / 60) * 10) / 10);

/** A week of machine hours: each day links to its booking page, and works without JavaScript. */
export function MachineWeek({ shared: { machines, from, today } }: { shared: Shared }) {
  const days = machines[0]?.days ?? [];
  const weekHref = (shift: number) => {
    const day = dayAfter(from, shift);
    return paths.resources('instrument', day <= today ? {} : { from: day });
  };
  return (
    <section>
      <BlockHead title={m.resource_week()} note={m.resource_week_note()} />
      <Row as="p" gap={16} justify="end" below={8}>
        {from > today && <Link href={weekHref(-weekDays)}>{m.member_week_before()}</Link>}
        <Link href={weekHref(weekDays)}>{m.member_week_after()}</Link>
      </Row>
      <Sideways label={m.resource_week()}>
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">{m.resource_instrument()}</th>
              {days.map(({ date }) => (
                <th key={date} scope="col">
                  <span>{date.slice(5)}</span> <span>{weekdayName(date)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machines.map((machine) => (
              <Machine key={machine.resourceId} machine={machine} />
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  );
}

function Machine({ machine }: { machine: MachineRow }) {
  const { resourceId, name, ownerName, feeText, place, status, statusNote, days } = machine;
  const zh = langOfContent('zh');
  return (
    <tr id={resourceId}>
      <th scope="row">
        <span lang={zh}>{name}</span>
        <small lang={zh}>
          {ownerName}，{feeText}
        </small>
        <small lang={zh}>{status === 'OPEN' ? place : statusNote}</small>
        <CollectButton {...collectProps('RESOURCE', resourceId)} />
        <MorePictures row={machine} />
      </th>
      {days.map((day) => (
        <td key={day.date}>
          <Day machine={machine} day={day} />
        </td>
      ))}
    </tr>
  );
}

function Day({ machine, day }: { machine: MachineRow; day: MachineDay }) {
  const { resourceId, openFrom, openTo, status } = machine;
  if (day.isClosed)
    return (
      <Text as="span" tone="quiet" className={styles.closed}>
        {status === 'OPEN' ? m.resource_closed_day() : m.state_bookable_maintenance()}
      </Text>
    );
  const [open, close] = [minuteAt(openFrom), minuteAt(openTo)];
  const share = (minutes: number) => `${(minutes / (close - open)) * 100}%`;
  return (
    <Link href={paths.machine(resourceId, { date: day.date })} look="bare" className={styles.day}>
      <b>
        {day.freeMinutes === 0 ? m.resource_full() : m.resource_hours({ hours: hoursText(day.freeMinutes) })}
      </b>
      <Text as="span" relative frame="strong" ground="page" className={styles.bar} aria-hidden>
        {day.spans.map(({ from, to }) => (
          <i
            key={from}
            style={
              {
                '--at': share(minuteAt(from) - open),
                '--length': share(minuteAt(to) - minuteAt(from)),
              } as CSSProperties
            }
          />
        ))}
      </Text>
    </Link>
  );
}
