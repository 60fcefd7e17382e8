import type { ManagedVentureDetail } from '@portal/contract/venture/manage';
import {
  type ParkVentureEvent,
  type VentureCheck,
  ventureCheckLabels,
  ventureChecks,
} from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { DecisionButtons } from '../../market/shared/DecisionButtons.tsx';
import { VentureFacts } from '../shared/VentureFacts.tsx';

const queryKeys = [
  'GET /api/financeManage/venture/queryManageList',
  'GET /api/financeManage/venture/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;

const configs: Record<ParkVentureEvent, ActionConfig> = {
  pass: { text: m.act_approve },
  reject: { text: m.act_reject, ask: m.venture_reason_text, needsReason: true },
  takeDown: { text: m.act_take_down, ask: m.venture_take_down_text, needsReason: true, danger: true },
};

/** A venture next to the list, the checks made on it, and the decision. */
export function VentureDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/financeManage/venture/queryManageDetail', { id });
  const [checked, setChecked] = useState<VentureCheck[]>([]);
  const row = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={row ? <Written>{row.name}</Written> : m.log_entity_venture()}
      size="large"
      closeLabel={m.act_close()}
      actions={row && row.actions.length > 0 && <Decision venture={row} checked={checked} onDone={onClose} />}
    >
      <Answered of={answer}>
        {(venture) => (
          <>
            {venture.picture && (
              <Picture
                src={imageUrl(venture.picture.fileId, 0, 640)}
                width={640}
                height={400}
                alt=""
                ratio="8 / 5"
              />
            )}
            {venture.actions.includes('pass') && (
              <fieldset>
                <legend>{m.field_checked()}</legend>
                <p>{m.venture_check_note()}</p>
                {ventureChecks.map((check) => (
                  <Checkbox
                    key={check}
                    checked={checked.includes(check)}
                    onChange={(isOn) =>
                      setChecked(isOn ? [...checked, check] : checked.filter((other) => other !== check))
                    }
                  >
                    {ventureCheckLabels[check]()}
                  </Checkbox>
                ))}
              </fieldset>
            )}
            <VentureFacts
              data={venture.data}
              reason={venture.reason}
              ownerName={venture.ownerName}
              checked={venture.checked}
            />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

interface DecisionProps {
  venture: ManagedVentureDetail;
  checked: VentureCheck[];
  onDone: () => void;
}

function Decision({ venture, checked, onDone }: DecisionProps) {
  const { ventureId: id, version, name, actions } = venture;
  const operate = useMutationOf('POST /api/financeManage/venture/operateManage', {
    done: (done) => m.market_done({ name, state: done.stateLabel }),
    invalidates: [...queryKeys],
  });
  const { acts, dialog } = useEventActs<ParkVentureEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, event, version, data: { reason, checked } });
      if (done) onDone();
      return done !== undefined;
    },
  });
  return <DecisionButtons acts={acts} dialog={dialog} />;
}
