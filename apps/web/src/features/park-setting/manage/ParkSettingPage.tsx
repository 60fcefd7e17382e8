import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SettingPanel } from './SettingPanel.tsx';

/** Keys and addresses that the park enters itself; the bank account has a page of its own. */
export function Component() {
  const answer = useQueryOf('GET /api/settingManage/parkSetting/queryList', {});
  return (
    <>
      <PageTitle
        title={m.park_setting_title()}
        note={m.park_setting_note()}
        actions={<ButtonLink href={paths.managePaySetting()}>{m.park_setting_bank()}</ButtonLink>}
      />
      <Answered of={answer} lines={16}>
        {(settings) => (
          <Stack gap={20}>
            {settings
              .filter(({ group }) => group !== 'BANK')
              .map((setting) => (
                <SettingPanel key={setting.group} setting={setting} />
              ))}
          </Stack>
        )}
      </Answered>
    </>
  );
}
