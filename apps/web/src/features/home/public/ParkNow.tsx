import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { amountOf } from '../../../platform/display/money.ts';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { type Figure, Figures } from '../../../ui/figures/Figures.tsx';
import { Band, Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { ChainStem } from './ChainStem.tsx';
import type { HomeData } from './home-data.ts';

/** Yuan in the language's usual unit: 亿元 in Chinese, 億元 in Japanese, million elsewhere. */
function output(fen: number): { value: string; unit: string } {
  const language = currentLocale();
  if (language === 'zh') return amountOf(fen);
  if (language === 'ja') return { value: (fen / 1e10).toFixed(2), unit: '億元' };
  return { value: formatThousands(Math.round(fen / 1e8)), unit: language === 'es' ? 'M CNY' : 'm CNY' };
}

function figuresOf(figures: NonNullable<HomeData['figures']>): Figure[] {
  const { enterpriseCount, productCount, honourCount, reported } = figures;
  const shown: Figure[] = [
    {
      name: m.home_figure_enterprises(),
      value: enterpriseCount,
      unit: m.home_figure_unit_enterprises(),
      note: honourCount > 0 && m.home_figure_enterprises_note({ count: honourCount }),
    },
    productCount > 0 && {
      name: m.home_figure_products(),
      value: productCount,
      unit: m.home_figure_unit_count(),
      note: m.home_figure_products_note(),
    },
  ].filter((figure) => figure !== false);
  if (!reported) return shown;
  const note = m.home_figure_reported_note({ year: reported.year, count: reported.enterpriseCount });
  const sum = output(reported.revenueFen);
  return [
    ...shown,
    { name: m.home_figure_output(), value: sum.value, unit: sum.unit, note },
    {
      name: m.home_figure_staff(),
      value: formatThousands(reported.staff),
      unit: m.home_figure_unit_people(),
      note,
    },
  ];
}

/** The park in figures, and the stem of its supply chain. */
export function ParkNow({ figures, chain }: Pick<HomeData, 'figures' | 'chain'>) {
  if (!figures && !chain) return null;
  // Before the first enterprise is admitted, all figures would be zero.
  if (figures?.enterpriseCount === 0) return null;
  return (
    <Band labelledBy="park-now">
      <TwelveColumns>
        <Column span={3}>
          <BlockHead
            id="park-now"
            title={m.home_now_title()}
            note={m.home_now_note()}
            more={{ href: paths.articleList('STYLE'), text: m.home_now_more() }}
            stacked
          />
        </Column>
        <Column span={9}>{figures && <Figures figures={figuresOf(figures)} />}</Column>
      </TwelveColumns>
      {chain && <ChainStem stages={chain.chainStages} />}
    </Band>
  );
}
