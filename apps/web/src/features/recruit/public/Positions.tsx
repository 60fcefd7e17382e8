import type { RecruitDetail, RecruitPosition } from '@portal/contract/recruit/public';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { salaryText } from '../shared/recruit-words.ts';
import styles from './Positions.module.css';
import { type PayScale, payScaleOf, placeOn } from './pay-scale.ts';

/** Positions with more seats than this show only a number. */
const maxSeats = 24;

/** The positions, with all paid ones on one scale; each leads to the form. */
export function Positions({ recruit }: { recruit: RecruitDetail }) {
  const { positions, recruitKind, state } = recruit;
  const scale = payScaleOf(positions);
  return (
    <section className={styles.positions}>
      <h2>{m.recruit_field_positions()}</h2>
      {scale && <Axis scale={scale} />}
      <Text as="ul" lineAbove="strong">
        {positions.map((position) => (
          <li key={position.positionId}>
            <Seats position={position} />
            <What position={position} scale={scale} isPaid={recruitKind === 'JOB'} />
            {state === 'OPEN' && position.hired < position.count && (
              <ButtonLink
                href={`#apply-${position.positionId}`}
                data-apply={position.positionId}
                aria-label={m.recruit_apply_to({ position: position.title })}
              >
                {m.recruit_apply()}
              </ButtonLink>
            )}
          </li>
        ))}
      </Text>
    </section>
  );
}

const Axis = ({ scale: { marks } }: { scale: PayScale }) => (
  <Row
    as="p"
    justify="between"
    tone="quiet"
    size={14}
    figures
    hide="phone"
    className={styles.axis}
    aria-hidden="true"
  >
    {marks.map((fen, at) => (
      <span key={fen} data-end={at === marks.length - 1 || undefined}>
        {formatThousands(fen / 100)}
        {at === marks.length - 1 && ` ${m.recruit_salary_month()}`}
      </span>
    ))}
  </Row>
);

/** How many were hired, how many are being interviewed, and how many places are left. */
function Seats({ position: { title, count, hired, interviews } }: { position: RecruitPosition }) {
  const words = m.recruit_seats({ count, hired, interviews });
  const lookOf = (at: number) => (at < hired ? 'taken' : at < hired + interviews ? 'met' : undefined);
  return (
    <div>
      <h3 lang={langOfContent('zh')}>{title}</h3>
      {count <= maxSeats && (
        <Columns
          as="span"
          of="repeat(8, 13px)"
          gap={4}
          above={6}
          below={4}
          className={styles.seats}
          aria-hidden="true"
        >
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are all alike
            <i key={at} data-seat={lookOf(at)} />
          ))}
        </Columns>
      )}
      <small>{words}</small>
    </div>
  );
}

interface WhatProps {
  position: RecruitPosition;
  scale: PayScale | null;
  isPaid: boolean;
}

function What({ position, scale, isPaid }: WhatProps) {
  const { salaryFromFen: from, salaryToFen: to, place, requirement } = position;
  const isOnScale = scale !== null && from !== null && to !== null;
  const bar = isOnScale
    ? ({ '--from': `${placeOn(scale, from)}%`, '--to': `${placeOn(scale, to)}%` } as CSSProperties)
    : undefined;
  return (
    <div className={styles.what}>
      {isPaid && (
        <p className={styles.pay} data-bar={isOnScale || undefined} style={bar}>
          <Text as="b" size={18} figures nowrap>
            {salaryText(from, to)}
          </Text>
          {isOnScale && <i aria-hidden="true" />}
        </p>
      )}
      <p lang={langOfContent('zh')}>{[place, requirement].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
