import { type RecommendStep, recommendSteps } from '@portal/contract/match/recommend-terms';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Funnel.module.css';

type Counts = Readonly<Record<RecommendStep | 'ALL', number>>;

const stops: Record<RecommendStep, () => string> = {
  EVER_VIEWED: m.match_funnel_viewed,
  EVER_INTERESTED: m.state_recommend_interested,
  EVER_CONNECTED: m.match_funnel_connected,
  EVER_AGREED: m.match_funnel_done,
};

/** How many of all recommendations reached each step; nothing if there are none. */
export function Funnel({ counts }: { counts: Counts | undefined }) {
  const all = counts?.ALL ?? 0;
  if (!counts || all === 0) return null;
  const steps = [
    { name: m.match_funnel_sent(), count: all },
    ...recommendSteps.map((step) => ({ name: stops[step](), count: counts[step] })),
  ];
  return (
    <Columns
      as="ol"
      of="repeat(5, minmax(88px, 180px))"
      gap={12}
      gapX={24}
      stack="phone"
      className={styles.funnel}
      aria-label={m.match_funnel()}
    >
      {steps.map(({ name, count }) => (
        <Columns
          as="li"
          of="minmax(0, 1fr) auto"
          gap={4}
          gapX={8}
          align="end"
          tone="quiet"
          size={14}
          key={name}
        >
          <span>{name}</span>
          <Text as="b" tone="ink" size={18} figures>
            {count}
          </Text>
          <i style={{ width: `${Math.round((count / all) * 100)}%` }} aria-hidden />
        </Columns>
      ))}
    </Columns>
  );
}
