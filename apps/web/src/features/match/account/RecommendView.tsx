import type { RecommendDetail } from '@portal/contract/match/recommend';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <Stack as="article" gap={16}>
      <Row as="p" wrap gap={10} align="center" tone="quiet" size={14}>
        <Tag tone={kindTones[kind]}>{kindLabel}</Tag>
        {!recommend.contacts && (
          <Row as="span" inline gap={6} align="center">
            <Icon shape={eyeOffIcon} />
            {[m.match_blind_none(), whoText(who), creditText(who)].filter(Boolean).join(' · ')}
          </Row>
        )}
        {waits(state) && (
          <Text as="span" atEnd>
            {m.match_expires({ day: lastDay(recommend.expiresAt) })}
          </Text>
        )}
      </Row>
      {!untitled && (
        <Text as="h2" size={24} className={styles.title}>
          <Link href={paths.match(projectId)} look="plain">
            <Written>{title}</Written>
          </Link>
        </Text>
      )}
      <Text tone="quiet" className={styles.body}>
        <Written>{body}</Written>
      </Text>
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
        <Text>
          {side === 'RECEIVER' ? m.match_fits_yours() : m.match_fits_theirs()}{' '}
          <Link href={paths.service(recommend.service.serviceId)}>
            <Written>{recommend.service.title}</Written>
          </Link>
        </Text>
      )}
      <Why recommend={recommend} />
      {score !== null && parts.length > 0 && (
        <Columns of="140px minmax(0, 1fr)" gap={28} align="center" padTop={16} lineAbove="thin" stack="phone">
          <Stack as="p" gap={4} items="center">
            <SixPetals parts={parts} label={scoreText(score, parts)} size="large" />
            <Text as="b" size={28} figures className={styles.total}>
              {score}
            </Text>
          </Stack>
          <PartBars parts={parts} />
        </Columns>
      )}
      <MonthTable
        wanted={side === 'RECEIVER' ? recommend.months : recommend.otherMonths}
        theirs={side === 'RECEIVER' ? recommend.otherMonths : recommend.months}
        names={{ wanted: m.match_months_theirs(), theirs: m.match_months_yours() }}
      />
      <Row as="p" gap={10} align="center" weight={600}>
        <BlindSign own={blind.own} other={blind.other} />
        <span>{waits(state) ? blind.text : recommend.stateLabel}</span>
      </Row>
      <Answer recommend={recommend} />
      <ContactsPanel recommend={recommend} />
    </Stack>
  );
}

/** The reason in the sender's words, and who the sender is, as far as disclosed. */
function Why({ recommend: { reason, signedBy, fromLabel, sentAt } }: { recommend: RecommendDetail }) {
  const day = formatDate(sentAt, 'YYYY-MM-DD');
  return (
    <blockquote className={styles.why}>
      {reason !== '' && (
        <Text size={16}>
          <Written>{reason}</Written>
        </Text>
      )}
      <Text as="footer" tone="quiet" size={14}>
        {signedBy === '' ? (
          fromLabel
        ) : (
          <>
            <Written>{signedBy}</Written> · {fromLabel}
          </>
        )}{' '}
        · {day}
      </Text>
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
