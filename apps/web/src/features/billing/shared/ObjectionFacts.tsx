import type { ObjectionView } from '@portal/contract/billing/bill';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';

const timeOf = (at: number) => ({ time: formatDate(at), dateTime: new Date(at).toISOString() });

/** An objection with its photo and its answer, or the answer's deadline. */
export function ObjectionFacts({ objection }: { objection: ObjectionView }) {
  const { reason, fileId, at, dueAt, reply, decidedAt, isUpheld } = objection;
  return (
    <Timeline
      label={m.billing_objection()}
      events={[
        {
          key: 'raised',
          ...timeOf(at),
          title: m.billing_did_object(),
          note: (
            <>
              <Written>{reason}</Written>
              {fileId !== '' && <img src={imageUrl(fileId, 0, 320)} alt={m.field_photo()} width={240} />}
            </>
          ),
        },
        decidedAt === null
          ? { key: 'due', ...timeOf(dueAt), title: m.billing_answer_due(), tone: 'now' as const }
          : {
              key: 'answered',
              ...timeOf(decidedAt),
              title: isUpheld ? m.billing_did_uphold() : m.billing_did_refuse(),
              note: <Written>{reply}</Written>,
            },
      ]}
    />
  );
}
