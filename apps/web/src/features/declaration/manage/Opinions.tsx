import type { ExpertOpinion } from '@portal/contract/declaration/manage';
import { verdictLabels } from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../shared/Declaration.module.css';

/** The experts' opinions; an expert sees only their own. */
export function Opinions({ opinions }: { opinions: readonly ExpertOpinion[] }) {
  if (opinions.length === 0) return null;
  return (
    <Text as="section" above={24} below={24}>
      <Text as="h3" below={10} size={16} className={styles.heading}>
        {m.declaration_opinions()}
      </Text>
      <Text as="ul" lineAbove="thin">
        {opinions.map((opinion) => (
          <li key={opinion.expertName} className={styles.row}>
            <span>
              <Written>{opinion.expertName}</Written>
              <Text as="small" block className={styles.note}>
                <Written>{opinion.opinion}</Written>
              </Text>
            </span>
            <span>{verdictOf(opinion)}</span>
          </li>
        ))}
      </Text>
    </Text>
  );
}

function verdictOf({ recused, verdict, amountFen, givenAt }: ExpertOpinion): string {
  if (recused) return m.declaration_stepped_back();
  if (verdict === null || givenAt === null) return m.declaration_opinion_waits();
  const given = formatDate(givenAt, 'YYYY-MM-DD');
  return [
    verdictLabels[verdict](),
    amountFen === null ? '' : m.field_amount_yuan({ amount: formatFen(amountFen) }),
    given,
  ]
    .filter(Boolean)
    .join(' · ');
}
