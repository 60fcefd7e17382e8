import type { QueueItem } from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { rolesOf } from '../../../platform/client-state/stored-user.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { hrefOfWork } from '../shared/queue-words.ts';

const queryKeys = ['GET /api/workManage/todo/queryList', 'GET /api/workManage/todo/queryCounts'] as const;

/** Claims an item, releases it, and links to the page where it is decided. */
export function TodoActions({ item, queue }: { item: QueueItem; queue: string }) {
  const user = useUser();
  const { kind, refId, claim, mayDecide } = item;
  const act = useMutationOf('POST /api/workManage/todo/operate', { once: true, invalidates: queryKeys });
  const isAdministrator = rolesOf(user).some(({ roleCode }) => roleCode === 'OP_ADMIN');
  const isFree = claim === null || (!claim.isMine && claim.awayUntil !== null);
  const mayRelease = claim !== null && (claim.isMine || isAdministrator);
  const operate = async (event: 'claim' | 'release', done: string) => {
    if (await act.run({ kind, id: refId, event })) toast('success', done);
  };
  return (
    <Row as="span" inline gap={8}>
      <ButtonLink href={hrefOfWork(item, queue)} size="small" variant={mayDecide ? 'main' : 'default'}>
        {mayDecide ? m.operator_queue_open() : m.operator_queue_look()}
      </ButtonLink>
      {isFree && mayDecide && (
        <Button
          size="small"
          busy={act.busy}
          onClick={() => void operate('claim', m.operator_queue_claimed())}
        >
          {m.operator_queue_claim()}
        </Button>
      )}
      {mayRelease && (
        <Button
          size="small"
          busy={act.busy}
          onClick={() => void operate('release', m.operator_queue_released())}
        >
          {m.operator_queue_release()}
        </Button>
      )}
    </Row>
  );
}
