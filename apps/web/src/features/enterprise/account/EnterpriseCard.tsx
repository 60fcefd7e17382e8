import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useMenus, useUser } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { isNobody } from '../shared/is-nobody.ts';

const auditNames: Readonly<Record<string, () => string>> = {
  0: m.workbench_audit_unsent,
  1: m.workbench_audit_pending,
  2: m.workbench_audit_passed,
  3: m.workbench_audit_returned,
  4: m.workbench_audit_rejected,
};

/** The user's enterprise: the state of its admission and how complete its profile is. */
export function EnterpriseCard() {
  const { auditStatus } = useUser();
  // Nothing can be added while it is under review.
  const isAdmitted = auditStatus === '2';
  const mayMaintain = isInMenu(useMenus(), paths.enterprisePreserve());
  const answer = useQueryOf('GET /api/baseInfo/enterpriseInfo/queryProfile', {}, { quiet: true });
  if (isNobody(answer.error)) {
    return (
      <Panel title={m.workbench_enterprise()} ground="night" className={styles.card}>
        <Text above={12} below={16} className={styles.facts}>
          {m.workbench_enterprise_none()}
        </Text>
        {mayMaintain && (
          <Link href={paths.enterprisePreserve()} look="bare" className={styles.nightAction}>
            {m.workbench_enterprise_apply()}
          </Link>
        )}
      </Panel>
    );
  }
  return (
    <Card title={m.workbench_enterprise()} ground="night" answer={answer}>
      {({ name, completeness: { percent, missing } }) => (
        <>
          <p className={styles.figure}>
            {percent}
            <small>% {m.workbench_complete()}</small>
          </p>
          <Text as="dl" above={12} below={16} className={styles.facts}>
            <div>
              <dt>{m.workbench_enterprise_name()}</dt>
              <dd lang={langOfContent('zh')} title={name}>
                {name}
              </dd>
            </div>
            <div>
              <dt>{m.workbench_audit()}</dt>
              <dd>{auditNames[auditStatus]?.()}</dd>
            </div>
            {isAdmitted && (
              <div>
                <dt>{m.workbench_missing()}</dt>
                <dd>
                  {missing.length === 0
                    ? m.workbench_missing_none()
                    : m.workbench_missing_count({ count: missing.length })}
                </dd>
              </div>
            )}
          </Text>
          {mayMaintain && (
            <Link href={paths.enterprisePreserve()} look="bare" className={styles.nightAction}>
              {isAdmitted && missing.length > 0
                ? m.workbench_complete_action()
                : m.workbench_enterprise_action()}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
