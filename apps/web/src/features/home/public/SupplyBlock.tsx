import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ProjectRows } from '../../hall/shared/ProjectRows.tsx';
import type { HomeData } from './home-data.ts';
import styles from './SupplyBlock.module.css';

/** Current offers and requests of enterprises, and a link to post one. */
export function SupplyBlock({ projects }: Pick<HomeData, 'projects'>) {
  if (!projects || projects.rows.length === 0) return null;
  return (
    <Band ground="quiet" labelledBy="supply">
      <BlockHead
        id="supply"
        title={m.hall_title()}
        note={m.hall_note()}
        more={{ href: paths.matchList(), text: m.hall_count({ count: projects.total }) }}
      />
      <Text as="div" padInline={24} ground="page" frame="thin" round className={styles.rows}>
        <ProjectRows rows={projects.rows} level={3} short />
      </Text>
      <Text padTop={24}>
        <ButtonLink href={paths.project('new')}>{m.hall_own_one()}</ButtonLink>
      </Text>
    </Band>
  );
}
