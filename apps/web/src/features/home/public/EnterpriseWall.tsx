import type { EnterpriseRow } from '@portal/contract/enterprise';
import { paths } from '../../../paths.ts';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import {
  home_wall_founded,
  home_wall_more,
  home_wall_note,
  home_wall_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Band } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import styles from './EnterpriseWall.module.css';
import type { HomeData } from './HomePage.tsx';

const shown = 5;

/** One enterprise of each link of the chain first, those with a story and more honours before others. */
export function chooseForWall(rows: EnterpriseRow[]): EnterpriseRow[] {
  const ranked = [...rows].sort(
    (a, b) => Number(b.hasStory) - Number(a.hasStory) || b.honourCount - a.honourCount,
  );
  const seen = new Set<string>();
  const first = ranked.filter(({ chainStages: [stage = ''] }) => !seen.has(stage) && seen.add(stage));
  return [...first, ...ranked.filter((row) => !first.includes(row))].slice(0, shown);
}

/** What they do, told in a mosaic with one large plate. */
export function EnterpriseWall({ enterprises }: Pick<HomeData, 'enterprises'>) {
  if (!enterprises || enterprises.rows.length === 0) return null;
  return (
    <Band ground="quiet" labelledBy="enterprises">
      <BlockHead
        id="enterprises"
        title={home_wall_title()}
        note={home_wall_note()}
        more={{ href: paths.articleList('STYLE'), text: home_wall_more({ count: enterprises.total }) }}
      />
      <ul className={styles.wall}>
        {chooseForWall(enterprises.rows).map((row, place) => (
          <li key={row.enterpriseId} className={place === 0 ? styles.big : undefined}>
            <Card row={row} big={place === 0} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Card({ row, big }: { row: EnterpriseRow; big: boolean }) {
  const { cover } = row;
  const [stage] = row.chainStages;
  return (
    <Link href={paths.article('STYLE', row.enterpriseId)} look="bare" className={styles.card}>
      {cover && (
        <Picture
          className={styles.plate ?? ''}
          src={imageUrl(cover.fileId, 0, big ? 960 : 480)}
          srcSet={imageSrcSet(cover.fileId, big ? [640, 960, 1280] : [320, 480, 640])}
          sizes={big ? '(min-width: 1250px) 588px, 48vw' : '(min-width: 1250px) 282px, 24vw'}
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          ratio={big ? '1 / 1' : '3 / 2'}
          corners="none"
        />
      )}
      <span className={styles.body}>
        {stage && <span className={styles.stage}>{chainStageName(stage)}</span>}
        <span className={styles.name} lang={langOfContent('zh')}>
          {row.shortName}
        </span>
        <span className={styles.text} lang={langOfContent('zh')}>
          {big ? row.summary : row.productNames.slice(0, 2).join('、')}
        </span>
        <span className={styles.foot}>
          <span lang={langOfContent('zh')}>{row.regionName}</span>
          <span>{home_wall_founded({ year: row.foundedYear })}</span>
        </span>
      </span>
    </Link>
  );
}
