import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DigestPanel } from './reach/DigestPanel.tsx';
import { MailNotice } from './reach/MailNotice.tsx';
import { MatterTable } from './reach/MatterTable.tsx';
import { PresetBar } from './reach/PresetBar.tsx';
import { QuietHours } from './reach/QuietHours.tsx';
import { reachKey } from './reach/reach-query-keys.ts';

/** Where messages reach the user, by what they are about. */
export function Component() {
  const reach = useQueryOf(reachKey, {});
  return (
    <>
      <PageTitle title={m.reach_title()} heading={m.reach_heading()} note={m.reach_note()} />
      <Answered of={reach} lines={16}>
        {(data) => (
          <Stack gap={20}>
            <PresetBar reach={data} />
            <MailNotice mail={data.mail} />
            <MatterTable reach={data} />
            <Columns of="repeat(2, minmax(0, 1fr))" gap={20} align="start" stack="laptop">
              <QuietHours />
              <DigestPanel waiting={data.waiting} />
            </Columns>
          </Stack>
        )}
      </Answered>
    </>
  );
}
