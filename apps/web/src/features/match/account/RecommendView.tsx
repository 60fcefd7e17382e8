import type { RecommendDetail } from '@portal/contract/match/recommend';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes/eye-off.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { creditText, scoreText, whoText } from '../../fit/shared/fit-words.ts';
import { MonthTable } from '../../fit/shared/MonthStrip.tsx';
import { PartBars } from '../../fit/shared/PartBars.tsx';
import { SixPetals } from '../../fit/shared/SixPetals.tsx';
import { BlindSign } from '../shared/BlindSign.tsx';
import { kindTones, priceText, quantityText, seasonText } from '../shared/project-words.ts';
import { blindOf, waits } from '../shared/recommend-words.ts';
import { ContactsPanel } from './ContactsPanel.tsx';
import styles from './Recommend.module.css';

interface RecommendViewProps {
  recommend: RecommendDetail;
  /** Leaves out the title, which is already shown above. */
  untitled?: boolean;
}

/** A recommendation in full: the project, its sender and reason, the match, and its progress. */
export function RecommendView({ recommend, untitled = false }: RecommendViewProps) {
  const { title, kind, kindLabel, who, body, state, side, score, parts, projectId } = recommend;
  const blind = blindOf(state, side);
  return (
    <article className={styles.view}>
      <p className={styles.kind}>
        <Tag tone={kindTones[kind]}>{kindLabel}</Tag>
        {!recommend.contacts && (
          <span className={styles.hidden}>
            <Icon shape={eyeOffIcon} />
            {[m.match_blind_none(), whoText(who), creditText(who)].filter(Boolean).join(' · ')}
          </span>
        )}
        {waits(state) && (
          <span className={styles.end}>
            {m.match_expires({ day: formatDate(recommend.expiresAt, 'YYYY-MM-DD') })}
          </span>
        )}
      </p>
      {!untitled && (
        <h2 className={styles.title}>
          <Link href={paths.match(projectId)} look="plain">
            <Written>{title}</Written>
          </Link>
        </h2>
      )}
      <p className={styles.body}>
        <Written>{body}</Written>
      </p>
      <Facts
        facts={[
          {
            name: m.field_quantity(),
            value: <Written>{quantityText(recommend) || m.match_nothing()}</Written>,
          },
          { name: m.field_unit_price(), value: <Written>{priceText(recommend)}</Written> },
          { name: m.match_season(), value: seasonText(recommend) },
          { name: m.field_deadline(), value: recommend.deadline },
        ]}
      />
      {recommend.service && (
        <p className={styles.fits}>
          {side === 'RECEIVER' ? m.match_fits_yours() : m.match_fits_theirs()}{' '}
          <Link href={paths.service(recommend.service.serviceId)}>
            <Written>{recommend.service.title}</Written>
          </Link>
        </p>
      )}
      <Why recommend={recommend} />
      {score !== null && parts.length > 0 && (
        <div className={styles.score}>
          <p className={styles.flower}>
            <SixPetals parts={parts} label={scoreText(score, parts)} size="large" />
            <b className={styles.total}>{score}</b>
          </p>
          <PartBars parts={parts} />
        </div>
      )}
      <MonthTable
        wanted={side === 'RECEIVER' ? recommend.months : recommend.otherMonths}
        theirs={side === 'RECEIVER' ? recommend.otherMonths : recommend.months}
        names={{ wanted: m.match_months_theirs(), theirs: m.match_months_yours() }}
      />
      <p className={styles.blind}>
        <BlindSign own={blind.own} other={blind.other} />
        <span>{waits(state) ? blind.text : recommend.stateLabel}</span>
      </p>
      <Answer recommend={recommend} />
      <ContactsPanel recommend={recommend} />
    </article>
  );
}

/** The reason in the sender's words, and who the sender is, as far as disclosed. */
function Why({ recommend: { reason, signedBy, fromLabel, sentAt } }: { recommend: RecommendDetail }) {
  const day = formatDate(sentAt, 'YYYY-MM-DD');
  return (
    <blockquote className={styles.why}>
      {reason !== '' && (
        <p>
          <Written>{reason}</Written>
        </p>
      )}
      <footer>
        {signedBy === '' ? (
          fromLabel
        ) : (
          <>
            <Written>{signedBy}</Written> · {fromLabel}
          </>
        )}{' '}
        · {day}
      </footer>
    </blockquote>
  );
}

/** The answer of the enterprise that was asked. */
function Answer({ recommend }: { recommend: RecommendDetail }) {
  const { answerNote, declineReasonLabel, offeredX100, unit } = recommend;
  const facts = [
    ...(declineReasonLabel === '' ? [] : [{ name: m.match_field_decline(), value: declineReasonLabel }]),
    ...(offeredX100 === null
      ? []
      : [
          {
            name: m.match_field_offered(),
            value: <Written>{quantityText({ ...recommend, quantityX100: offeredX100, unit })}</Written>,
          },
        ]),
    ...(answerNote === '' ? [] : [{ name: m.match_field_words(), value: <Written>{answerNote}</Written> }]),
  ];
  return facts.length > 0 && <Facts columns={1} facts={facts} />;
}
