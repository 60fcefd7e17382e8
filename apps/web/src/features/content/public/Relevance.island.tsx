import type { RelevanceReason } from '@portal/contract/content/article-relevance';
import { useEffect, useState } from 'react';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';
import { fillText } from '../shared/fill-text.ts';
import styles from './Relevance.module.css';

interface RelevanceProps {
  contentId: string;
  title: string;
  /** Texts containing `{tag}`, `{own}` and `{count}`. */
  texts: Record<RelevanceReason['kind'], string>;
}

const sentence = (text: string, { tag, own, collected }: RelevanceReason) =>
  fillText(text, { tag, own, count: collected });

/** Shows logged-in members why the article matters to them; nothing for visitors or where it does not. */
function Relevance({ contentId, title, texts }: RelevanceProps) {
  const isMember = readUser(useInBrowser(pageCookies, '')).token !== '';
  const [reasons, setReasons] = useState<readonly RelevanceReason[]>([]);

  useEffect(() => {
    if (!isMember) return;
    const ask = browserClient().call(
      'GET /api/infoManage/content/queryRelevance',
      { id: contentId },
      { quiet: true },
    );
    // Optional: the article is complete without it.
    ask.then(
      (data) => setReasons(data.reasons),
      () => undefined,
    );
  }, [contentId, isMember]);

  if (reasons.length === 0) return null;
  return (
    <Row
      as="section"
      gap={8}
      gapX={20}
      above={32}
      padBlock={16}
      padInline={20}
      round
      ground="brand"
      className={styles.band}
      aria-label={title}
    >
      <Text as="b" fixed>
        {title}
      </Text>
      <Stack as="ul" gap={4} tone="quiet">
        {reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.tag} ${reason.own}`}>{sentence(texts[reason.kind], reason)}</li>
        ))}
      </Stack>
    </Row>
  );
}

export default island('content/public/Relevance', Relevance, 'visible');
