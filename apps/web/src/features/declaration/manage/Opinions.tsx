import type { ExpertOpinion } from '@portal/contract/declaration/manage';
import { verdictLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import styles from '../shared/Declaration.module.css';

/** The experts' opinions; an expert sees only their own. */
export function Opinions({ opinions }: { opinions: readonly ExpertOpinion[] }) {
  if (opinions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{m.declaration_opinions()}</h3>
      <ul className={styles.rows}>
        {opinions.map((opinion) => (
          <li key={opinion.expertName} className={styles.row}>
            <span>
              <Written>{opinion.expertName}</Written>
              <small className={styles.note}>
                <Written>{opinion.opinion}</Written>
              </small>
            </span>
            <span>{verdictOf(opinion)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function verdictOf({ recused, verdict, amountFen, givenAt }: ExpertOpinion): string {
  if (recused) return m.declaration_stepped_back();
  if (verdict === null || givenAt === null) return m.declaration_opinion_waits();
  const given = formatDate(givenAt, 'YYYY-MM-DD');
  return [
    verdictLabels[verdict](),
    amountFen === null ? '' : m.declaration_yuan({ amount: formatFen(amountFen) }),
    given,
  ]
    .filter(Boolean)
    .join(' · ');
}
