import type { MatchRow } from '@portal/contract/candidate/public';
import type { MatchTarget } from '@portal/contract/candidate/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';

const kindNames: Partial<Record<MatchTarget, () => string>> = {
  SERVICE: m.log_entity_service,
  TUTOR: m.hall_target_tutor,
  POLICY: m.log_entity_policy,
};

/** Helpers for a project: services of the market, tutors of the park, policies in force. */
export function Helpers({ rows }: { rows: readonly MatchRow[] }) {
  const zh = langOfContent('zh');
  return (
    <Text as="section" padBottom={48} aria-labelledby="useful">
      <BlockHead id="useful" title={m.hall_useful()} />
      <ul>
        {rows.map(({ matchId, targetType, title, href, note, score }) => (
          <Columns
            key={matchId}
            as="li"
            relative
            of="auto minmax(0, 1fr) auto"
            gap={16}
            align="center"
            padBlock={14}
            lineBelow="thin"
          >
            <Tag outlined>{kindNames[targetType]?.()}</Tag>
            <p lang={zh}>
              {href && (
                <Link href={href} cover>
                  {title}
                </Link>
              )}
              <Text as="small" block tone="quiet" size={14}>
                {note}
              </Text>
            </p>
            <Text as="b" figures>
              {m.fit_score({ score })}
            </Text>
          </Columns>
        ))}
      </ul>
    </Text>
  );
}
