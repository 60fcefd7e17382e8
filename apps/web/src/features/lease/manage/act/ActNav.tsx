import { type LeaseActKind, leaseActKindLabels, leaseActKinds } from '@portal/contract/lease/act-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { actAbouts } from './act-abouts.ts';
import styles from './LeaseAct.module.css';

/** The kinds of act to choose from. */
export function ActNav({ contractId, current }: { contractId: string; current: LeaseActKind }) {
  return (
    <nav aria-label={m.lease_act_nav()} className={styles.kinds}>
      <Stack as="ul" gap={0}>
        {leaseActKinds.map((kind) => (
          <li key={kind}>
            <Link
              look="bare"
              href={paths.manageContractChange(contractId, kind)}
              keepScroll
              className={styles.kind}
              aria-current={kind === current ? 'page' : undefined}
            >
              <b>{leaseActKindLabels[kind]()}</b>
              <Text as="small" tone="quiet" size={14} block>
                {actAbouts[kind]()}
              </Text>
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
