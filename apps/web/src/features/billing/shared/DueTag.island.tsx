import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

interface DueTagProps {
  /** Text that contains `{count}`, the number of bills. */
  text: string;
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** Number of bills that the member's enterprise has to pay, next to the payment link; nothing for everybody else. */
function DueTag({ text }: DueTagProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/propertyManage/bill/queryList', { pageSize: 1 }, { quiet: true }),
      )
      .then(({ counts }) => setCount(counts.DUE))
      // On failure the link stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember]);
  if (count === 0) return null;
  return (
    <InSlot name="data-due" value="bills">
      <Tag tone="petal">{text.replace('{count}', String(count))}</Tag>
    </InSlot>
  );
}

export default island('billing/shared/DueTag', DueTag, 'idle');
