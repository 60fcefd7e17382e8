import type { ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { PrintLetters } from '../../identity/shared/activation/PrintLetters.tsx';
import { RegistrationSwitch } from '../../identity/shared/activation/RegistrationSwitch.tsx';
import { TestSetting } from '../../park-setting/shared/TestSetting.tsx';
import styles from './Setup.module.css';

/** Whether there is something to send with: values in force, or a change that waits. */
const isEntered = ({ group, canTest, change, inForce, isDemo }: ParkSetting): boolean =>
  (group === 'SMS' || group === 'MAIL') &&
  canTest &&
  !isDemo &&
  change?.isOff !== true &&
  (change !== null || inForce.length > 0);

/**
 * Tries the text messages and the mail that are entered. While no text message went out, it also says what a park
 * without them can do.
 */
export function MessageChannels({ isDone }: { isDone: boolean }) {
  const settings = useQueryOf('GET /api/settingManage/parkSetting/queryList', {}, { quiet: true });
  const entered = settings.data?.filter(isEntered) ?? [];
  if (isDone && entered.length === 0) return null;
  return (
    <div className={styles.help}>
      <div>
        <h4>{m.setup_try()}</h4>
        <p>{m.setup_try_text()}</p>
        {entered.map((setting) => (
          <TestSetting key={setting.group} setting={setting} />
        ))}
      </div>
      {!isDone && (
        <div>
          <h4>{m.setup_no_channel()}</h4>
          <p>{m.setup_no_channel_text()}</p>
          <PrintLetters />
          <RegistrationSwitch />
        </div>
      )}
    </div>
  );
}
