import type { CertificateDetail, CertificateSheet as Sheet } from '@portal/contract/certificate';
import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { QrCode } from '../../../../ui/qr-code/QrCode.tsx';
import { Mark } from '../../../site/shared/Mark.tsx';
import styles from './Certificate.module.css';
import { CertificateBloom } from './CertificateBloom.tsx';

const dayText = (at: number) => formatDate(at, 'YYYY-MM-DD');

function Facts({ certificate: { hours, checkInAt, score } }: { certificate: CertificateDetail }) {
  const facts = [
    [m.learn_hours(), String(hours)],
    [m.learn_checked_in(), checkInAt === null ? '—' : dayText(checkInAt)],
    [m.learn_quiz(), score === null ? '—' : m.learn_points({ score })],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sheet that is printed: to whom it is given, for what, by whom, and where it is checked. */
export function CertificateSheet({ certificate }: { certificate: Sheet }) {
  const { name, title, organizer, teachers, startAt, endAt, score, issuedAt, checkCode, no, park } =
    certificate;
  const [from, to] = [dayText(startAt), dayText(endAt)];
  const check = window.location.origin + withBasePath(paths.certificateCheck(checkCode));
  return (
    <article className={styles.sheet}>
      <CertificateBloom className={styles.bloom} />
      <div className={styles.rule} />
      <div className={styles.inner}>
        <p className={styles.park}>
          <Mark className={styles.mark} />
          <Written>{park}</Written>
        </p>
        <h2 className={styles.title}>{m.learn_pdf_title()}</h2>
        <p className={styles.english} lang="en">
          Certificate of Completion
        </p>
        <p className={styles.name}>
          <Written>{name}</Written>
        </p>
        <p className={styles.matter}>
          {from === to ? m.learn_pdf_on({ day: from }) : m.learn_pdf_from({ from, to })}
          <b>
            <Written>{title}</Written>
          </b>
          {score === null ? m.learn_pdf_was_there() : m.learn_pdf_has_passed()}
        </p>
        <Facts certificate={certificate} />
        <div className={styles.foot}>
          <div>
            {teachers.length > 0 && <p>{m.learn_pdf_taught({ names: teachers.join('、') })}</p>}
            <p>
              <b>
                <Written>{organizer}</Written>
              </b>
            </p>
            <p>
              <time>{dayText(issuedAt)}</time>
            </p>
          </div>
          <div className={styles.check}>
            <QrCode text={check} label={m.learn_check_title()} />
            <p>{m.learn_pdf_check()}</p>
            <b>{checkCode}</b>
            <p>{m.learn_pdf_no({ no })}</p>
          </div>
        </div>
      </div>
      <p className={styles.small}>
        <span>{m.learn_pdf_note()}</span>
      </p>
    </article>
  );
}
