import type { CertificateDetail, CertificateSheet as Sheet } from '@portal/contract/activity/certificate';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import { Mark } from '../../../site/shared/Mark.tsx';
import styles from './Certificate.module.css';
import './Certificate.tokens.css';
import { CertificateBloom } from './CertificateBloom.tsx';

const dayText = (at: number) => formatDate(at, 'YYYY-MM-DD');

const factsOf = ({ hours, checkInAt, score, award, issuedAt }: CertificateDetail): [string, string][] =>
  award
    ? [
        [m.learn_award_team(), award.team],
        [m.learn_award_prize(), award.prize],
        [m.learn_award_day(), dayText(issuedAt)],
      ]
    : [
        [m.learn_hours(), String(hours)],
        [m.learn_checked_in(), checkInAt === null ? '—' : dayText(checkInAt)],
        [m.learn_quiz(), score === null ? '—' : m.learn_points({ score })],
      ];

const Facts = ({ certificate }: { certificate: CertificateDetail }) => (
  <Columns as="dl" of="repeat(3, minmax(0, 1fr))" className={styles.facts}>
    {factsOf(certificate).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Written>{value}</Written>
        </dd>
      </div>
    ))}
  </Columns>
);

/** What the certificate attests: a finished course, or an award. */
function Details({
  certificate: { title, startAt, endAt, score, award },
}: {
  certificate: CertificateDetail;
}) {
  const [from, to] = [dayText(startAt), dayText(endAt)];
  const course = from === to ? m.learn_pdf_on({ day: from }) : m.learn_pdf_from({ from, to });
  return (
    <p className={styles.matter}>
      {award ? <Written>{m.learn_pdf_award_in({ contest: award.contest })}</Written> : course}
      <Text as="b" block>
        <Written>{title}</Written>
      </Text>
      {award ? (
        <Written>{m.learn_pdf_award_won({ prize: award.prize })}</Written>
      ) : score === null ? (
        m.learn_pdf_was_there()
      ) : (
        m.learn_pdf_has_passed()
      )}
    </p>
  );
}

/** The printed certificate: recipient, achievement, issuer, and where to verify it. */
export function CertificateSheet({ certificate }: { certificate: Sheet }) {
  const { kind, name, organizer, teachers, issuedAt, checkCode, no, park } = certificate;
  const isAward = kind === 'AWARD';
  const check = window.location.origin + withBasePath(paths.certificateCheck(checkCode));
  return (
    <Text as="article" relative clip className={styles.sheet}>
      <CertificateBloom className={styles.bloom} />
      <div className={styles.rule} />
      <Text as="div" relative text="center" className={styles.inner}>
        <Row as="p" gap={14} align="center" justify="center" size={20} weight={600}>
          <Mark className={styles.mark} />
          <Written>{park}</Written>
        </Row>
        <h2 className={styles.title}>{isAward ? m.learn_pdf_award_title() : m.learn_pdf_title()}</h2>
        <Text above={8} size={14} className={styles.english} lang="en">
          {isAward ? 'Certificate of Award' : 'Certificate of Completion'}
        </Text>
        <Text padBottom={12} weight={600} leading="tight" className={styles.name}>
          <Written>{name}</Written>
        </Text>
        <Details certificate={certificate} />
        <Facts certificate={certificate} />
        <Columns
          of="minmax(0, 1fr) auto"
          gap={40}
          align="center"
          leading="read"
          text="start"
          stack="phone"
          className={styles.foot}
        >
          <div>
            {teachers.length > 0 && <p>{m.learn_pdf_taught({ names: teachers.join('、') })}</p>}
            <p>
              <b>
                <Written>{organizer}</Written>
              </b>
            </p>
            <p>
              <time dateTime={new Date(issuedAt).toISOString()}>{dayText(issuedAt)}</time>
            </p>
          </div>
          <Text as="div" pad={8} leading="list" text="center" className={styles.check}>
            <QrCode text={check} label={m.learn_check_title()} />
            <p>{m.learn_pdf_check()}</p>
            <b>{checkCode}</b>
            <p>{m.learn_pdf_no({ no })}</p>
          </Text>
        </Columns>
      </Text>
      <p className={styles.small}>
        <span>{isAward ? m.learn_pdf_award_note() : m.learn_pdf_note()}</span>
      </p>
    </Text>
  );
}
