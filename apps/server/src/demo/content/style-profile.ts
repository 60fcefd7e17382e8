import type { ArticleSource } from './article-source.ts';
import type { Block } from './block.ts';
import { demoDictionaries } from './demo-dictionaries.ts';
import { demoInteger } from './demo-random.ts';
import type { EnterpriseSource } from './enterprise-source.ts';

const stageNames = new Map(demoDictionaries.CHAIN_STAGE?.map(({ code, name }) => [code, name]));

/** The story of an enterprise with facts from its record appended: products, growth and honours. */
export function withProfile(story: ArticleSource, enterprise: EnterpriseSource): ArticleSource {
  const forms = [productsAsTable, productsAsList, productsByStage];
  const products = forms[demoInteger(`profile/${story.key}`, 0, forms.length - 1)] ?? productsAsTable;
  return {
    ...story,
    body: [...story.body, ...products(enterprise), growth(enterprise), ...honours(enterprise)],
  };
}

const season = (from: number, to: number) => (from === 1 && to === 12 ? '全年' : `${from}月—${to}月`);

function productsAsTable({ products }: EnterpriseSource): Block[] {
  const rows = products.map((product) => [
    product.name,
    season(product.seasonFrom, product.seasonTo),
    product.yearOutput,
  ]);
  return [
    { type: 'h2', text: '一年做些什么' },
    { type: 'table', head: ['产品与服务', '供应时间', '年产量'], rows },
  ];
}

function productsAsList({ products }: EnterpriseSource): Block[] {
  const items = products.map(
    ({ name, category, seasonFrom, seasonTo, yearOutput }) =>
      `${name}（${category}）：${season(seasonFrom, seasonTo)}供应，一年${yearOutput}`,
  );
  return [
    { type: 'h2', text: '能向它买什么' },
    { type: 'ul', items },
  ];
}

function productsByStage({ products, chainStages, industryTagNames }: EnterpriseSource): Block[] {
  const stages = chainStages.map((code) => stageNames.get(code) ?? code).join('、');
  const outputs = products.map(({ name, yearOutput }) => `${name}${yearOutput}`).join('，');
  return [
    { type: 'h2', text: '在产业链上的位置' },
    {
      type: 'p',
      text: `它站在${stages}环节，关键词是${industryTagNames.join('、')}。最近一年：${outputs}。`,
    },
  ];
}

function growth({ registeredYear, annual, shortName }: EnterpriseSource): Block {
  const first = annual[0];
  const last = annual.at(-1);
  if (!first || !last) throw new Error(`${shortName} has not reported any year`);
  const change = ((last.revenue - first.revenue) / first.revenue) * 100;
  const trend = change >= 0 ? `增长${change.toFixed(1)}%` : `回落${Math.abs(change).toFixed(1)}%`;
  const team =
    last.staff === first.staff ? `团队一直是${last.staff}人` : `团队由${first.staff}人变为${last.staff}人`;
  const research = last.rd ? `，研发投入${last.rd}万元` : '';
  const span = `${first.year}年到${last.year}年`;
  return {
    type: 'p',
    text: `${shortName}成立于${registeredYear}年。${span}，营业收入从${first.revenue}万元到${last.revenue}万元，${trend}，${team}${research}。`,
  };
}

function honours({ honours: named }: EnterpriseSource): Block[] {
  if (named.length === 0) return [];
  return [{ type: 'quote', text: named.map(({ year, name }) => `${year}年，${name}`).join('；') }];
}
