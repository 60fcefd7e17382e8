import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Text } from '../../../ui/layout/Text.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { AuditList } from './AuditList.tsx';
import { EnterpriseList } from './EnterpriseList.tsx';

/** Applications, and the enterprises that resulted from them. */
export function Component() {
  const [search] = useSearchParams();
  const isDirectory = search.get('view') === 'enterprises';
  const views = (
    <Text as="div" below={16}>
      <TabLinks
        label={m.operator_user_tabs()}
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
    </Text>
  );
  return isDirectory ? <EnterpriseList views={views} /> : <AuditList views={views} />;
}
