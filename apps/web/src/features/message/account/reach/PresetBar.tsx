import type { ReachAnswer } from '@portal/contract/message/reach';
import { presetNames } from '@portal/contract/message/reach-terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { joinSentences } from '../../../../platform/display/join-sentences.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import { reachKey } from './reach-query-keys.ts';

/** Ready-made plans, with how many messages the own plan and the others would have sent. */
export function PresetBar({ reach: { presets, sent } }: { reach: ReachAnswer }) {
  const apply = useMutationOf('POST /api/messageManage/reach/applyPreset', {
    done: m.act_saved(),
    invalidates: [reachKey],
  });
  const used = presets.find(({ inUse }) => inUse)?.preset ?? null;
  const others = presets.filter(({ inUse }) => !inUse);
  return (
    <Row wrap justify="between" align="center" gap={12} gapX={32} pad={20} ground="quiet" round>
      <RadioGroup
        label={m.reach_preset()}
        options={presets.map(({ preset }) => ({ value: preset, text: presetNames[preset]() }))}
        value={used}
        onChange={(value) => {
          const chosen = presets.find(({ preset }) => preset === value);
          if (chosen && !apply.busy) void apply.run({ preset: chosen.preset });
        }}
      />
      <Text tone="quiet" size={14} readable>
        {joinSentences([
          m.reach_sent(sent),
          ...others.map(({ preset, sms, mail }) =>
            m.reach_sent_preset({ preset: presetNames[preset](), sms, mail }),
          ),
        ])}
      </Text>
    </Row>
  );
}
