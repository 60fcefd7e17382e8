import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { PrintLetters } from '../../identity/shared/activation/PrintLetters.tsx';
import { RegistrationSwitch } from '../../identity/shared/activation/RegistrationSwitch.tsx';
import { TestSetting } from '../../park-setting/shared/TestSetting.tsx';
import styles from './Setup.module.css';

/** Tries the text messages that are entered, and says what a park without them can do meanwhile. */
export function NoChannel() {
  const settings = useQueryOf('GET /api/settingManage/parkSetting/queryList', {}, { quiet: true });
  const sms = settings.data?.find(({ group }) => group === 'SMS');
  const isEntered = sms?.change?.isOff === false || (sms?.inForce.length ?? 0) > 0;
  return (
    <div className={styles.help}>
      <div>
        <h4>{m.setup_try()}</h4>
        <p>{m.setup_try_text()}</p>
        {sms && isEntered && <TestSetting setting={sms} />}
      </div>
      <div>
        <h4>{m.setup_no_channel()}</h4>
        <p>{m.setup_no_channel_text()}</p>
        <PrintLetters />
        <RegistrationSwitch />
      </div>
    </div>
  );
}
