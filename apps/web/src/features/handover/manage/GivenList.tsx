import type { HandoverDetail } from '@portal/contract/handover/manage';
import { heldKindLabels } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { handoverQueryKeys } from './handover-query-keys.ts';

/** What was given on, with the way back. */
export function GivenList({ given }: Pick<HandoverDetail, 'given'>) {
  const takeBack = useMutationOf('POST /api/userManage/handover/takeBack', {
    done: m.handover_take_back_done(),
    invalidates: handoverQueryKeys,
  });
  if (given.length === 0) return null;
  return (
    <Panel title={m.handover_given()}>
      <Rows>
        {given.map(
          ({ itemId, kind, title, toName: name, givenAt, takenBackAt, isGivenBack, canTakeBack }) => {
            const what = heldKindLabels[kind]();
            const where =
              name === '' ? m.handover_given_back({ kind: what }) : m.handover_given_to({ kind: what, name });
            const returned = isGivenBack ? m.handover_given_returned() : m.handover_take_back_done();
            const back = takenBackAt === null ? '' : returned;
            const at = formatDate(givenAt, 'MM-DD HH:mm');
            return (
              <Row
                key={itemId}
                title={<Written>{title}</Written>}
                note={<WordedText>{[where, at, back].filter(Boolean).join(' · ')}</WordedText>}
              >
                {canTakeBack && (
                  <Button size="small" busy={takeBack.busy} onClick={() => void takeBack.run({ id: itemId })}>
                    {m.handover_take_back()}
                  </Button>
                )}
              </Row>
            );
          },
        )}
      </Rows>
    </Panel>
  );
}
