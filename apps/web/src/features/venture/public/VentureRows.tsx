import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import { ventureFieldLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { Growth } from '../shared/Growth.tsx';
import { equityOf, type VentureRow, valuationFen, wanOf, wanText } from '../shared/venture-words.ts';
import styles from './VentureRows.module.css';

const fieldsText = ({ fields }: VentureRow) => fields.map((field) => ventureFieldLabels[field]()).join(' · ');

/** The first ventures of a list, each with its picture. */
export function VentureCards({ rows }: { rows: VentureRow[] }) {
  const lang = langOfContent('zh');
  return (
    <ul className={styles.cards}>
      {rows.map((row, at) => (
        <li key={row.ventureId} className={styles.card}>
          {row.picture ? (
            <ArticlePicture
              picture={{ ...row.picture, alt: '' }}
              sizes="(min-width: 1000px) 384px, 100vw"
              widths={[480, 640, 960]}
              ratio="3 / 2"
              first={at === 0}
            />
          ) : (
            <div className={styles.board}>
              <Growth stage={row.stage} />
            </div>
          )}
          <p className={styles.kind}>
            <span>{fieldsText(row)}</span>
            <span>
              {row.talks > 0
                ? m.venture_talks({ count: row.talks })
                : m.venture_documents({ count: row.documents })}
            </span>
          </p>
          <h2>
            <Link href={paths.venture(row.ventureId)} look="bare" cover lang={lang}>
              {row.name}
            </Link>
          </h2>
          <p className={styles.summary} lang={lang}>
            {row.summary}
          </p>
          <p className={styles.sum}>
            <span>
              <b>{wanOf(row.needFen)}</b> {m.finance_wan_unit()}
            </span>
            <span>
              {m.venture_offer({ equity: equityOf(row.equityX100), valuation: wanText(valuationFen(row)) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Further ventures, one line each. */
export function VentureRows({ rows }: { rows: VentureRow[] }) {
  const lang = langOfContent('zh');
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.ventureId} className={styles.row}>
          <span className={styles.stage}>
            <Growth stage={row.stage} small />
            <small>{ventureStageLabels[row.stage]()}</small>
          </span>
          <div>
            <Link href={paths.venture(row.ventureId)} look="bare" cover lang={lang} className={styles.name}>
              {row.name}
            </Link>
            <p lang={lang}>{row.summary}</p>
          </div>
          <span className={styles.fields}>{fieldsText(row)}</span>
          <span className={styles.need}>
            <b>{wanOf(row.needFen)}</b> {m.finance_wan_unit()}
          </span>
          <span className={styles.equity}>{m.venture_equity({ equity: equityOf(row.equityX100) })}</span>
          <span className={styles.team}>{m.venture_people({ count: row.teamSize })}</span>
        </li>
      ))}
    </ul>
  );
}
