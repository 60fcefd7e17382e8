import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { AuditList } from './AuditList.tsx';
import styles from './EnterpriseAudit.module.css';
import { EnterpriseList } from './EnterpriseList.tsx';

/** Applications, and the enterprises that resulted from them. */
export function Component() {
  const [search] = useSearchParams();
  const isDirectory = search.get('view') === 'enterprises';
  const views = (
    <div className={styles.views}>
      <TabLinks
        label={m.operator_audit_views()}
        currentKey={isDirectory ? 'enterprises' : 'audits'}
        items={[
          { key: 'audits', href: paths.manageAudits(), text: m.operator_audit_list() },
          {
            key: 'enterprises',
            href: paths.manageAudits({ view: 'enterprises' }),
            text: m.operator_audit_enterprises(),
          },
        ]}
      />
    </div>
  );
  return isDirectory ? <EnterpriseList views={views} /> : <AuditList views={views} />;
}
