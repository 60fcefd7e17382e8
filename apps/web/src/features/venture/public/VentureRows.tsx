import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import { ventureFieldLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <Columns as="ul" of="repeat(3, minmax(0, 1fr))" gap={24} padBottom={16} stack="phone">
      {rows.map((row, at) => (
        <Stack key={row.ventureId} as="li" fluid relative gap={4} atTop className={styles.card}>
          {row.picture ? (
            <ArticlePicture
              picture={{ ...row.picture, alt: '' }}
              sizes="(min-width: 1000px) 384px, 100vw"
              widths={[480, 640, 960]}
              ratio="3 / 2"
              first={at === 0}
            />
          ) : (
            <Stack round ground="leaf" className={styles.board}>
              <Growth stage={row.stage} />
            </Stack>
          )}
          <Row as="p" gap={12} justify="between" above={10} tone="leaf" size={14} className={styles.kind}>
            <span>{fieldsText(row)}</span>
            <span>
              {row.talks > 0
                ? m.venture_talks({ count: row.talks })
                : m.venture_documents({ count: row.documents })}
            </span>
          </Row>
          <h2>
            <Link href={paths.venture(row.ventureId)} look="bare" cover lang={lang}>
              {row.name}
            </Link>
          </h2>
          <Text tone="quiet" size={15} leading="body" lang={lang}>
            {row.summary}
          </Text>
          <Row
            as="p"
            gap={12}
            align="baseline"
            justify="between"
            above={8}
            padTop={10}
            lineAbove="thin"
            tone="quiet"
            size={14}
          >
            <span>
              <Text as="b" tone="ink" size={24} figures>
                {wanOf(row.needFen)}
              </Text>{' '}
              {m.finance_wan_unit()}
            </span>
            <span>
              {m.venture_offer({ equity: equityOf(row.equityX100), valuation: wanText(valuationFen(row)) })}
            </span>
          </Row>
        </Stack>
      ))}
    </Columns>
  );
}

/** Further ventures, one line each. */
export function VentureRows({ rows }: { rows: VentureRow[] }) {
  const lang = langOfContent('zh');
  if (rows.length === 0) return null;
  return (
    <Text as="ul" lineAbove="strong">
      {rows.map((row) => (
        <Columns
          key={row.ventureId}
          as="li"
          relative
          of="116px minmax(0, 1fr) 168px 104px 92px 64px"
          gap={20}
          align="center"
          padBlock={14}
          lineBelow="thin"
          size={15}
          leading="mid"
          className={styles.row}
        >
          <Row as="span" gap={8} align="center" className={styles.stage}>
            <Growth stage={row.stage} small />
            <small>{ventureStageLabels[row.stage]()}</small>
          </Row>
          <div>
            <Link href={paths.venture(row.ventureId)} look="bare" cover lang={lang} className={styles.name}>
              {row.name}
            </Link>
            <p lang={lang}>{row.summary}</p>
          </div>
          <span className={styles.fields}>{fieldsText(row)}</span>
          <span className={styles.need}>
            <Text as="b" size={18}>
              {wanOf(row.needFen)}
            </Text>{' '}
            {m.finance_wan_unit()}
          </span>
          <span className={styles.equity}>{m.venture_equity({ equity: equityOf(row.equityX100) })}</span>
          <span className={styles.team}>{m.field_people_count({ count: row.teamSize })}</span>
        </Columns>
      ))}
    </Text>
  );
}
