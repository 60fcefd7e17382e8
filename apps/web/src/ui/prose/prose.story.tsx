import type { Story } from '../story/story.ts';
import { Prose } from './Prose.tsx';

const HTML = `<p class="intro">鲜切花采后损耗每降低一个百分点，全园一年就多出约六百万枝可售的花。</p>
<h2>为什么从预冷做起</h2><p>切花离开植株后呼吸并不停止，温度每降十度，呼吸强度约减半。<a href="#prose">采后规程</a>要求两小时内入库。</p>
<ul><li>采收后 2 小时内入预冷库</li><li>库温 2–4 ℃，湿度 90% 以上</li></ul>
<table><thead><tr><th>花种</th><th>预冷温度</th><th>瓶插期</th></tr></thead><tbody><tr><td>月季</td><td>2 ℃</td><td>9 天</td></tr></tbody></table>
<table><thead><tr>${'一二三四五六七八九十'.replaceAll(/./g, '<th>$&月均价</th>')}</tr></thead><tbody><tr>${'<td>1,280 元</td>'.repeat(10)}</tr></tbody></table>
<p class="note">数据来自园区采后实验室 2026 年 3–10 月的 42 批样本。</p>`;

export default { title: '正文', width: '760px', render: () => <Prose html={HTML} /> } satisfies Story;
