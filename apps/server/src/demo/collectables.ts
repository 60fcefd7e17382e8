import type { CollectTargetType } from '@portal/contract/kinds';
import { ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activities } from '../features/activity/activity.table.ts';
import { posts } from '../features/community/post.table.ts';
import { articles } from '../features/content/article.table.ts';
import { contests } from '../features/contest/contest.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { finProducts } from '../features/finance/finance.table.ts';
import { services, shops } from '../features/market/market.table.ts';
import { projects } from '../features/match/project.table.ts';
import { policies } from '../features/policy/policy.table.ts';
import { resources } from '../features/resource/resource.table.ts';
import { tutors } from '../features/tutor/tutor.table.ts';
import { ventures } from '../features/venture/venture.table.ts';
import { venues } from '../features/venue/venue.table.ts';

/** Items that readers collect. */
interface DemoCollectable {
  type: CollectTargetType;
  table: PgTable & { id: PgColumn };
  /** Limits which rows are collected. */
  where?: SQL;
  /** The groups readers sort it into; '' is none. */
  groups: readonly string[];
}

export const articleGroups = ['采后保鲜', '温室与用电', ''];

export const collectables: readonly DemoCollectable[] = [
  { type: 'ENTERPRISE', table: enterprises, groups: ['合作伙伴', ''] },
  { type: 'SERVICE', table: services, groups: ['要询价的', ''] },
  { type: 'SHOP', table: shops, groups: [''] },
  { type: 'VENUE', table: venues, groups: ['要订的', ''] },
  { type: 'TUTOR', table: tutors, groups: ['要请教的', ''] },
  { type: 'RESOURCE', table: resources, groups: [''] },
  { type: 'ACTIVITY', table: activities, groups: [''] },
  { type: 'CONTEST', table: contests, groups: [''] },
  { type: 'ARTICLE', table: articles, where: ne(articles.column, 'STYLE'), groups: articleGroups },
  { type: 'POLICY', table: policies, groups: ['要申报的', '', ''] },
  { type: 'PROJECT', table: projects, groups: ['在谈的', ''] },
  { type: 'POST', table: posts, groups: ['照着试', ''] },
  { type: 'FIN_PRODUCT', table: finProducts, groups: [''] },
  { type: 'VENTURE', table: ventures, groups: ['跟进中', ''] },
];
