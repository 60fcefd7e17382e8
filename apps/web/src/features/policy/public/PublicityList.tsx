import type { ListedDeclaration } from '@portal/contract/declaration/public';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lastDay } from '../../../platform/display/end-text.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PublicityList.module.css';

/** The proposed recipients and their amounts, and where to object during the publicity period. */
export function PublicityList({ rows }: { rows: readonly ListedDeclaration[] }) {
  return (
    <table className={styles.listed}>
      <thead>
        <tr>
          <th scope="col">{m.field_enterprise()}</th>
          <th scope="col">{m.declaration_amount_yuan()}</th>
          <th scope="col">{m.field_state()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ declarationId, enterpriseName, amountFen, stateLabel, publicityUntil, isOpen }) => (
          <tr key={declarationId}>
            <td lang={langOfContent('zh')}>{enterpriseName}</td>
            <td>{formatFen(amountFen)}</td>
            <td>
              {stateLabel}
              {isOpen && publicityUntil !== null && (
                <>
                  {' · '}
                  {m.declaration_publicity_until({ day: lastDay(publicityUntil) })}{' '}
                  <Link href={paths.objectTo(declarationId)}>{m.declaration_object()}</Link>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
