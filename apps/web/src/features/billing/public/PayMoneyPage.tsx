import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import styles from './PayMoneyPage.module.css';

/** The ways to what is owed, for members and for visitors who pay for somebody else. */
export function Component() {
  const ways = [
    { href: paths.propertyFee(), title: m.billing_property_title(), text: m.billing_pay_property_text() },
    { href: paths.waterQuery(), title: m.billing_water_title(), text: m.billing_pay_meter_text() },
    {
      href: paths.electricityQuery(),
      title: m.billing_electricity_title(),
      text: m.billing_pay_meter_text(),
    },
    { href: paths.costQuery(), title: m.billing_cost_title(), text: m.billing_tenant_hint() },
  ];
  return (
    <>
      <DocumentHead
        title={[m.billing_pay_title()]}
        description={m.billing_pay_note()}
        canonical={paths.payMoney()}
      />
      <Crumbs steps={[{ text: m.billing_pay_title() }]} />
      <Wrap>
        <PageHead title={m.billing_pay_title()} note={m.billing_pay_note()} />
        <div className={styles.ways}>
          {ways.map(({ href, title, text }) => (
            <Panel key={href} title={<Link href={href}>{title}</Link>}>
              <p>{text}</p>
            </Panel>
          ))}
        </div>
      </Wrap>
    </>
  );
}
