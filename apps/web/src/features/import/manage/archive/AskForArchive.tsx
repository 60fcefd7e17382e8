import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { archiveQueryKeys } from './archive-query-keys.ts';

/** Asks another administrator for an archive of the park. */
export function AskForArchive({ onDone }: { onDone: (archiveId: string) => void }) {
  const [withFiles, choose] = useState(false);
  const propose = useMutationOf('POST /api/settingManage/parkArchive/propose', {
    done: m.park_export_proposed(),
    invalidates: archiveQueryKeys,
    once: true,
  });
  async function ask() {
    const proposed = await propose.run({ data: { withFiles } });
    if (proposed) onDone(proposed.archiveId);
  }
  return (
    <Stack gap={16}>
      <Text as="p">{m.park_export_panel_out_text()}</Text>
      <Checkbox checked={withFiles} onChange={choose}>
        {m.park_export_with_files()}
      </Checkbox>
      <Row>
        <Button variant="main" busy={propose.busy} onClick={() => void ask()}>
          {m.park_export_act_propose()}
        </Button>
      </Row>
    </Stack>
  );
}
