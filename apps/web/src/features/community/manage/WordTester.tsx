import type { wordTest } from '@portal/contract/community/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import styles from './Moderation.module.css';

type Tested = z.infer<typeof wordTest.output>;

const outcomes: Record<Tested['outcome'], () => string> = {
  PASS: m.community_test_pass,
  MASK: m.community_test_mask,
  REVIEW: m.community_test_review,
  BLOCK: m.community_test_block,
};

/** Shows what the enabled words would do to a text. */
export function WordTester() {
  const [text, setText] = useState('');
  const [tested, setTested] = useState<{ text: string; answer: Tested }>();
  const test = useMutationOf('POST /api/communityManage/sensitiveWord/test', {});
  const run = async () => {
    const answer = await test.run({ data: { text } });
    if (answer) setTested({ text, answer });
  };
  return (
    <Panel title={m.community_try_words()} level={2}>
      <Stack gap={12} above={24} className={styles.tester}>
        <TextArea
          label={m.community_field_test_text()}
          value={text}
          onChange={setText}
          rows={3}
          maxLength={5_000}
        />
        <p>
          <Button busy={test.busy} onClick={() => void run()}>
            {m.community_try()}
          </Button>
        </p>
        {tested && (
          <div role="status">
            <b>{outcomes[tested.answer.outcome]()}</b>
            <p lang={langOfContent('zh')}>
              <Marked {...tested} />
            </p>
            {tested.answer.shown !== tested.text && <p lang={langOfContent('zh')}>{tested.answer.shown}</p>}
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** The text with its hits highlighted. */
function Marked({ text, answer: { hits } }: { text: string; answer: Tested }) {
  const parts: { at: number; text: string; isHit: boolean }[] = [];
  let from = 0;
  for (const { start, end } of hits) {
    if (start < from) continue;
    parts.push({ at: from, text: text.slice(from, start), isHit: false });
    parts.push({ at: start, text: text.slice(start, end), isHit: true });
    from = end;
  }
  parts.push({ at: from, text: text.slice(from), isHit: false });
  return parts
    .filter((part) => part.text !== '')
    .map((part) => (part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text));
}
