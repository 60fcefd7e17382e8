import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { OwnRepairs } from './OwnRepairs.tsx';
import styles from './RepairPage.module.css';
import { ReportForm } from './ReportForm.tsx';

/** Reports a defect, and lists the caller's own reports; on a phone one below the other. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.has('view') || search.has('id') ? 'mine' : 'new';
  return (
    <>
      <PageTitle title={m.repair_title()} note={<Urgent />} />
      <div className={styles.tabs}>
        <TabLinks
          label={m.repair_title()}
          currentKey={view}
          items={[
            { key: 'new', href: paths.repair(), text: m.repair_new() },
            { key: 'mine', href: paths.repair({ view: 'mine' }), text: m.repair_own() },
          ]}
        />
      </div>
      <Columns
        of="minmax(320px, 420px) minmax(0, 1fr)"
        gap={32}
        align="start"
        stack="laptop"
        className={styles.page}
        data-view={view}
      >
        <div className={styles.form}>
          <ReportForm
            key={`${search.get('asset')} ${search.get('type')}`}
            code={search.get('asset') ?? ''}
            type={search.get('type') ?? ''}
          />
        </div>
        <div className={styles.own}>
          <OwnRepairs />
        </div>
      </Columns>
    </>
  );
}

/** The phone number for defects that can't wait for a form. */
function Urgent() {
  const { data } = useQueryOf('GET /api/siteManage/site/queryDetail', {}, { quiet: true });
  const phone = data?.dutyPhone ?? '';
  if (phone === '') return m.repair_lead();
  return (
    <>
      {m.repair_call()}{' '}
      <Link href={`tel:${phone}`} look="underlined">
        {phone}
      </Link>
    </>
  );
}
