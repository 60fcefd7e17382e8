import type { ParkSetting } from '@portal/contract/park-setting/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { banknoteIcon, landmarkIcon, walletIcon } from '../../../ui/icon/shapes.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import styles from './PayWays.module.css';
import { standingOf } from './setting-words.ts';

/** Every way to pay and how it stands. */
export function PayWays({ settings }: { settings: readonly ParkSetting[] }) {
  const statusOf = (group: ParkSetting['group']) => {
    const setting = settings.find((one) => one.group === group);
    if (!setting) return null;
    const { kind, text } = standingOf(setting);
    return <Status kind={kind}>{text}</Status>;
  };
  const online = (group: 'WECHAT' | 'ALIPAY') => (
    <ButtonLink size="small" href={paths.manageParkSetting({ group })}>
      {m.park_setting_enter()}
    </ButtonLink>
  );
  return (
    <Panel title={m.park_setting_ways()} end={m.park_setting_ways_note()}>
      <ul className={styles.ways}>
        <Way
          icon={landmarkIcon}
          name={m.park_setting_way_transfer()}
          text={m.park_setting_way_transfer_text()}
          status={statusOf('BANK')}
        />
        <Way
          icon={walletIcon}
          name={m.park_setting_wechat()}
          text={m.park_setting_way_wechat_text()}
          status={statusOf('WECHAT')}
          act={online('WECHAT')}
        />
        <Way
          icon={walletIcon}
          name={m.park_setting_alipay()}
          text={m.park_setting_way_alipay_text()}
          status={statusOf('ALIPAY')}
          act={online('ALIPAY')}
        />
        <Way
          icon={banknoteIcon}
          name={m.park_setting_way_counter()}
          text={m.park_setting_way_counter_text()}
          status={<Status kind="done">{m.park_setting_works()}</Status>}
          act={
            <ButtonLink size="small" href={paths.manageReceive()}>
              {m.park_setting_see_counter()}
            </ButtonLink>
          }
        />
      </ul>
    </Panel>
  );
}

interface WayProps {
  icon: string;
  name: string;
  text: string;
  status: ReactNode;
  act?: ReactNode;
}

const Way = ({ icon, name, text, status, act }: WayProps) => (
  <li>
    <Icon shape={icon} />
    <div>
      <b>{name}</b>
      <p>{text}</p>
    </div>
    {status}
    {act ?? <span />}
  </li>
);
