import type { ContractRow } from '@portal/contract/lease/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { daysBetween } from '../../../platform/display/day-words.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import { contractVariants } from '../shared/contract-variants.ts';
import styles from './ContractInfo.module.css';

interface ContractListProps {
  rows: ContractRow[];
  today: string;
  chosen: string;
}

/** The contracts to choose from. */
export function ContractList({ rows, today, chosen }: ContractListProps) {
  return (
    <nav aria-label={m.lease_list()}>
      <ul className={styles.list}>
        {rows.map(({ contractId, place, no, areaX100, to, state, stateLabel }) => (
          <li key={contractId} data-chosen={contractId === chosen || undefined}>
            <Link
              href={paths.contractInfo({ contract: contractId })}
              keepScroll
              cover
              aria-current={contractId === chosen ? 'true' : undefined}
            >
              <Written>{place}</Written>
            </Link>
            <Row as="span" wrap gap={4} gapX={12} justify="between" tone="quiet">
              <span>{no}</span>
              <span>{areaText(areaX100)}</span>
            </Row>
            <Row as="span" wrap gap={4} gapX={12} justify="between" tone="quiet">
              <span>{m.lease_until({ day: to })}</span>
              <Status kind={contractVariants[state]}>
                {state === 'EXPIRING' ? m.lease_days_left({ days: daysBetween(today, to) }) : stateLabel}
              </Status>
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
}
