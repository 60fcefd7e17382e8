import { paths } from '@portal/contract/paths';
import type { TutorDay, TutorDetail, TutorHour } from '@portal/contract/tutor/public';
import { hourModeLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { hourNames } from '../shared/tutor-words.ts';
import styles from './OfficeHours.module.css';

/** The office hours of the coming weeks: a free one links to its request form, and works without JavaScript. */
export function OfficeHours({ tutor }: { tutor: TutorDetail }) {
  const { tutorId, days, place } = tutor;
  return (
    <section id="hours">
      <BlockHead title={m.tutor_hours()} note={m.tutor_hours_note()} />
      <Columns of="minmax(0, 1fr) 340px" gap={48} align="start" stack="tablet" className={styles.columns}>
        <div>
          {days.length === 0 ? (
            <p className={styles.none}>{m.tutor_no_hours()}</p>
          ) : (
            <Text as="ol" lineAbove="strong">
              {days.map((day) => (
                <Day key={day.date} day={day} place={place} />
              ))}
            </Text>
          )}
          <Text above={20} className={styles.follow}>
            {m.tutor_none_fits()}{' '}
            <Link href={paths.tutorFollow(tutorId)} look="underlined">
              {m.tutor_follow()}
            </Link>
          </Text>
        </div>
        <Stack as="aside" gap={16} pad={24} frame="thin" round ground="page" className={styles.rules}>
          <Text as="h3" size={18}>
            {m.tutor_how()}
          </Text>
          <ol>
            <li>{m.tutor_how_ask()}</li>
            <li>{m.tutor_how_agree()}</li>
            <li>{m.tutor_how_advice()}</li>
            <li>{m.tutor_how_follow()}</li>
          </ol>
          <p>{m.tutor_how_cancel()}</p>
          <ButtonLink href={paths.tutorFollow(tutorId)}>{m.tutor_follow()}</ButtonLink>
        </Stack>
      </Columns>
    </section>
  );
}

function Day({ day: { date, mode, hours }, place }: { day: TutorDay; place: string }) {
  return (
    <Columns
      as="li"
      of="160px minmax(0, 1fr)"
      gap={16}
      align="center"
      padBlock={12}
      lineBelow="thin"
      stack="phone"
      className={styles.day}
    >
      <h3>
        {dayWords(date)}
        <small>
          {mode === 'ONLINE' ? hourModeLabels.ONLINE() : <span lang={langOfContent('zh')}>{place}</span>}
        </small>
      </h3>
      <ul>
        {hours.map((hour) => (
          <li key={hour.hourId} data-state={hour.state}>
            <Hour hour={hour} />
          </li>
        ))}
      </ul>
    </Columns>
  );
}

const linked: readonly TutorHour['state'][] = ['FREE', 'HELD', 'BOOKED'];

function Hour({ hour: { hourId, from, state, opensOn } }: { hour: TutorHour }) {
  const word = opensOn === null ? hourNames[state]() : m.tutor_opens_on({ day: opensOn.slice(5) });
  const texts = (
    <>
      <span>{from}</span> <small>{word}</small>
    </>
  );
  // A taken hour links to its waiting list.
  return linked.includes(state) ? (
    <Link href={paths.tutorHour(hourId)} look="bare">
      {texts}
    </Link>
  ) : (
    texts
  );
}
