import type { EnterpriseRow } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EnterpriseCard } from '../../enterprise/shared/EnterpriseCard.tsx';
import styles from './EnterpriseWall.module.css';

const shown = 5;

/** Takes one enterprise of each supply-chain stage first; those with a story or more honours have priority. */
export function chooseForWall(rows: EnterpriseRow[]): EnterpriseRow[] {
  const ranked = [...rows].sort(
    (a, b) => Number(b.hasStory) - Number(a.hasStory) || b.honourCount - a.honourCount,
  );
  const seen = new Set<string>();
  const first = ranked.filter(({ chainStages: [stage = ''] }) => !seen.has(stage) && seen.add(stage));
  return [...first, ...ranked.filter((row) => !first.includes(row))].slice(0, shown);
}

/** The chosen enterprises as a mosaic with one large tile; `total` is how many there are. */
export function EnterpriseWall({ rows, total }: { rows: EnterpriseRow[]; total: number }) {
  if (rows.length === 0) return null;
  return (
    <Band ground="quiet" labelledBy="enterprises">
      <BlockHead
        id="enterprises"
        title={m.home_wall_title()}
        note={m.home_wall_note()}
        more={{ href: paths.articleList('STYLE'), text: m.home_wall_more({ count: total }) }}
      />
      <Columns as="ul" of="repeat(4, minmax(0, 1fr))" gap={24} className={styles.wall}>
        {rows.map((row, place) => (
          <Stack key={row.enterpriseId} as="li" className={place === 0 ? styles.big : undefined}>
            <EnterpriseCard enterprise={row} heading={3} large={place === 0} brief />
          </Stack>
        ))}
      </Columns>
    </Band>
  );
}
