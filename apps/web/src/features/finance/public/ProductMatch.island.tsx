import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { InSlot } from '../../policy/shared/InSlot.tsx';
import { type JudgedResult, RuleMark } from '../../policy/shared/RuleMark.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

type Match = EndpointMap['GET /api/financeManage/product/queryMatch']['output'];

interface ProductMatchProps {
  productId: string;
  texts: {
    results: Record<JudgedResult, string>;
    /** Text that contains `{met}` and `{all}`. */
    met: string;
  };
}

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** Shows members whether their enterprise meets each condition of a product, and how many it meets. */
function ProductMatch({ productId, texts }: ProductMatchProps) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [match, setMatch] = useState<Match>();
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/financeManage/product/queryMatch', { id: productId }, { quiet: true }),
      )
      .then(setMatch)
      // On failure the page stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember, productId]);
  if (!match) return null;
  const judged = match.rules.filter(({ result }) => result !== 'MANUAL');
  const met = judged.filter(({ result }) => result === 'MET').length;
  return (
    <>
      <Row
        as="p"
        wrap
        gap={4}
        gapX={12}
        padBlock={12}
        padInline={16}
        round
        ground="leaf"
        tone="leaf"
        weight={600}
      >
        {texts.met.replace('{met}', String(met)).replace('{all}', String(judged.length))}
        <Text as="span" tone="quiet" weight={400} lang="zh-CN">
          {match.enterpriseName}
        </Text>
      </Row>
      {judged.map(({ ruleId, result }) => (
        <InSlot key={ruleId} name="data-rule" value={ruleId}>
          <Row as="span" inline gap={6} align="center" tone="quiet" size={14}>
            <RuleMark result={result as JudgedResult} />
            {texts.results[result as JudgedResult]}
          </Row>
        </InSlot>
      ))}
    </>
  );
}

export default island('finance/public/ProductMatch', ProductMatch, 'idle');
