import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';

/** Important facts about the user's own account. */
export function AccountCard() {
  const answer = useQueryOf('GET /api/baseInfoManage/personalInfoMgr/queryDetail', {}, { quiet: true });
  return (
    <Card title={m.workbench_account()} ground="night" answer={answer}>
      {({ phoneNumber, lastLoginAt, passwordSetAt, enterprises }) => {
        const enterprise = enterprises.find(({ isCurrent }) => isCurrent) ?? enterprises[0];
        return (
          <>
            <Text as="dl" above={12} below={16} className={styles.facts}>
              <div>
                <dt>{m.workbench_enterprise()}</dt>
                <dd lang={enterprise && langOfContent('zh')}>
                  {enterprise?.name ?? m.workbench_no_enterprise()}
                </dd>
              </div>
              <div>
                <dt>{m.workbench_phone()}</dt>
                <dd>{phoneNumber.replace(/^(\d{3})\d{4}/, '$1****')}</dd>
              </div>
              <div>
                <dt>{m.workbench_last_login()}</dt>
                <dd>{lastLoginAt === null ? '—' : formatDate(lastLoginAt)}</dd>
              </div>
              <div>
                <dt>{m.workbench_password_set()}</dt>
                <dd>{formatDate(passwordSetAt, 'YYYY-MM-DD')}</dd>
              </div>
            </Text>
            <Link href={paths.personPreserve()} look="bare" className={styles.nightAction}>
              {m.workbench_account_action()}
            </Link>
          </>
        );
      }}
    </Card>
  );
}
